// Reads a deck as people send it to each other, or writes a starter deck that way.
// Invariant: exit 0 only if every line was understood and the deck may be played; bad lines go by their number.
// Read next: the kernel's deck-text.ts for the forms a line may have.

import { readFileSync } from 'node:fs';
import { type Book, type Game, readDeckText, type Said, writeDeckText } from '@sleight/kernel';
import { gameNamed, readArguments, rulebook } from './arguments';
import type { Command } from './command';
import { deckNamed } from './legal-decks';
import { misuse } from './misuse';
import type { Terminal } from './terminal';

const WORDS = {
  line: { en: 'line', fr: 'ligne' },
  colon: { en: ':', fr: '\u202f:' },
  legal: { en: 'This deck may be played.', fr: 'Ce deck peut être joué.' },
  illegal: { en: 'This deck may not be played.', fr: 'Ce deck ne peut pas être joué.' },
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
    throw misuse(`"${file}" cannot be read (${why}).`, `«\u202f${file}\u202f» est illisible (${why}).`);
  }
}

type WithDecks = Game & Required<Pick<Game, 'listed'>>;
const hasDecks = (game: Game): game is WithDecks => game.listed !== undefined;

function withDecks(game: Game): WithDecks {
  if (hasDecks(game)) return game;
  throw misuse(
    `${game.name.en} has no deck building, so there are no decks to read or write.`,
    `${game.name.fr} n'a pas de construction de deck\u202f: il n'y a aucun deck à lire ni à écrire.`,
  );
}

async function importDeck(game: WithDecks, book: Book, file: string, asJson: boolean, terminal: Terminal) {
  const { deck, problems: lines } = readDeckText(game, book, await textOf(file, terminal));
  const problems: Said[] = lines.length > 0 ? [] : game.deckProblems(book, deck);
  const legal = lines.length === 0 && problems.length === 0;
  if (asJson) terminal.out(JSON.stringify({ deck, legal, lines, problems }));
  else {
    const { language } = terminal;
    if (lines.length === 0) terminal.out(writeDeckText(deck));
    for (const { line, text, reason } of lines) {
      terminal.err(
        `${WORDS.line[language]} ${line}${WORDS.colon[language]} ${text}\n    ${reason[language]}`,
      );
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
    en: 'read a deck list such as "4xOP01-016" and judge it, or write a starter deck as one',
    fr: 'lire une liste de deck comme «\u202f4xOP01-016\u202f» et la juger, ou écrire ainsi un deck de départ',
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
      'What should be done? Write import with a file (- for the input), or export with a starter deck.',
      "Que faut-il faire\u202f? Écrivez import avec un fichier (- pour l'entrée), ou export avec un deck de départ.",
    );
  },
};
