// Reads a deck list in its usual text form, or writes a prebuilt deck in that form.
// Invariant: exit 0 only if every line was parsed and the deck is legal; bad lines are reported by number.
// Read next: the kit's deck-text.ts for the forms of a line.

import { readFileSync } from 'node:fs';
import type { Book, Said } from '@sleight/kernel';
import { cardNames, type Game, readDeckText, writeDeckText } from '@sleight/kit';
import { gameNamed, readArguments, rulebook } from './arguments';
import type { Command } from './command';
import { deckNamed } from './legal-decks';
import { misuse } from './misuse';
import type { Terminal } from './terminal';

const WORDS = {
  line: { en: 'line', fr: 'ligne' },
  colon: { en: ':', fr: '\u202f:' },
  legal: { en: 'This deck is legal.', fr: 'Ce deck est légal.' },
  illegal: { en: 'This deck isn’t legal.', fr: 'Ce deck n’est pas légal.' },
};

async function typed(terminal: Terminal): Promise<string> {
  const lines: string[] = [];
  for (let line = await terminal.ask(''); line !== null; line = await terminal.ask('')) lines.push(line);
  return lines.join('\n');
}

async function textOf(file: string, terminal: Terminal): Promise<string> {
  if (file === '-') return typed(terminal);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw misuse(`Can’t read "${file}" (${why}).`, `Impossible de lire «\u202f${file}\u202f» (${why}).`);
  }
}

type WithDecks = Game & Required<Pick<Game, 'listed'>>;
const hasDecks = (game: Game): game is WithDecks => game.listed !== undefined;

function withDecks(game: Game): WithDecks {
  if (hasDecks(game)) return game;
  throw misuse(
    `${game.name.en} has no deck building, so there are no decks to read or write.`,
    `${game.name.fr} n’a pas de construction de deck\u202f: il n’y a aucun deck à lire ni à écrire.`,
  );
}

async function importDeck(game: WithDecks, book: Book, file: string, asJson: boolean, terminal: Terminal) {
  const { deck, problems: lines } = readDeckText(game, book, await textOf(file, terminal), cardNames(game));
  const problems: Said[] = lines.length > 0 ? [] : game.deckProblems(book, deck);
  const legal = lines.length === 0 && problems.length === 0;
  if (asJson) terminal.out(JSON.stringify({ deck, legal, lines, problems }));
  else {
    const { language } = terminal;
    if (lines.length === 0) terminal.out(writeDeckText(deck));
    for (const { line, text, reason, candidates = [] } of lines) {
      terminal.err(
        `${WORDS.line[language]} ${line}${WORDS.colon[language]} ${text}\n    ${reason[language]}`,
      );
      for (const { id, name } of candidates) terminal.err(`    ${id}  ${name[language]}`);
    }
    for (const problem of problems) terminal.err(problem[language]);
    terminal.err(WORDS[legal ? 'legal' : 'illegal'][language]);
  }
  return legal ? 0 : 1;
}

function exportDeck(game: WithDecks, id: string, asJson: boolean, terminal: Terminal): number {
  const { leader, cards } = deckNamed(game, 'export', id);
  const text = writeDeckText({ leader, cards });
  terminal.out(asJson ? JSON.stringify({ deck: { leader, cards }, text }) : text);
  return 0;
}

export const deckCommand: Command = {
  name: 'deck',
  usage: 'deck --game G (import FILE|- | export DECK) [--ruleset R] [--rules JSON] [--json]',
  about: {
    en: 'read a deck list such as "4xOP01-016" or "2 Elite Guard" and check that it is legal, or write a prebuilt deck as one',
    fr: 'lire une liste de deck comme «\u202f4xOP01-016\u202f» ou «\u202f2 Garde d’élite\u202f» et vérifier qu’elle est légale, ou écrire ainsi un deck préconstruit',
  },
  async run(args, terminal) {
    const { values, positionals } = readArguments(
      args,
      {
        game: { type: 'string' },
        ruleset: { type: 'string' },
        rules: { type: 'string' },
        json: { type: 'boolean' },
      },
      true,
    );
    const game = withDecks(gameNamed(values.game));
    const { book } = rulebook(game, values.ruleset, values.rules);
    const [what, which, ...more] = positionals;
    const asJson = values.json === true;
    const isComplete = which !== undefined && more.length === 0;
    if (what === 'import' && isComplete) return importDeck(game, book, which, asJson, terminal);
    if (what === 'export' && isComplete) return exportDeck(game, which, asJson, terminal);
    throw misuse(
      'What should I do? Write import with a file (- for standard input), or export with a prebuilt deck.',
      'Que faut-il faire\u202f? Écrivez import avec un fichier (- pour l’entrée standard), ou export avec un deck préconstruit.',
    );
  },
};
