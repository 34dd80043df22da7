// Compiles English rules text to an ability, or points at the first error. Also checks a card file.
// Invariant: exit 0 only if the whole text, or the whole file, is valid.
// Read next: the kernel's text/compile.ts, the parser.

import type { FieldProblem } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import { keyboard } from '@sleight/kit/typography';
import { gameNamed, readArguments } from './arguments';
import type { Command } from './command';
import { compileAll } from './compile-all';
import { misuse } from './misuse';
import { readJson } from './read-json';
import type { Terminal } from './terminal';

/** The line of the text with the position, and a caret under it. */
export function pointAt(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  const line = text.slice(start, end < 0 ? undefined : end);
  return `${line}\n${' '.repeat(at - start)}^`;
}

function compileText(game: Game, text: string, asJson: boolean, terminal: Terminal): number {
  const result = game.compile(keyboard(text));
  if ('abilities' in result) {
    const { abilities } = result;
    const isOne = Array.isArray(abilities) && abilities.length === 1;
    terminal.out(JSON.stringify(isOne ? abilities[0] : abilities, null, asJson ? 0 : 2));
    return 0;
  }
  if (asJson) terminal.out(JSON.stringify(result));
  else {
    terminal.out(pointAt(text, result.at));
    terminal.out(result.message[terminal.language]);
  }
  return 1;
}

interface Complaint extends FieldProblem {
  readonly file: string;
}

function complaintsAbout(game: Game, file: string): Complaint[] {
  const read = readJson(file);
  if ('reason' in read) return [{ file, field: '', reason: read.reason }];
  return game.cardProblems(read.data).map(({ field, reason }) => ({ file, field, reason }));
}

function checkFile(game: Game, file: string, asJson: boolean, terminal: Terminal): number {
  const problems = complaintsAbout(game, file);
  if (asJson) terminal.out(JSON.stringify({ file, problems }));
  else if (problems.length === 0) terminal.out(`${file}: ok`);
  for (const { field, reason } of asJson ? [] : problems) {
    terminal.out(`${file}: ${field === '' ? '' : `${field}: `}${reason[terminal.language]}`);
  }
  return problems.length === 0 ? 0 : 1;
}

export const compileCommand: Command = {
  name: 'compile',
  usage: 'compile --game G ("TEXT" | --file CARD.json | --all LIST.json) [--json]',
  about: {
    en: 'compile an English rules text into an ability, check a card file, or count how many cards of a list compile',
    fr: 'compiler un texte de règles anglais en capacité, vérifier un fichier de carte, ou compter les cartes d’une liste qui se compilent',
  },
  async run(args, terminal) {
    const { values, positionals } = readArguments(
      args,
      {
        game: { type: 'string' },
        file: { type: 'string' },
        all: { type: 'string' },
        json: { type: 'boolean' },
      },
      true,
    );
    const game = gameNamed(values.game);
    const asJson = values.json === true;
    const given = [values.file, values.all, ...positionals].filter((one) => one !== undefined);
    if (given.length > 1) {
      throw misuse(
        'Give one text in quotation marks, or --file with one card file, or --all with one card list.',
        'Donnez un seul texte entre guillemets, ou --file avec un fichier de carte, ou --all avec une liste de cartes.',
      );
    }
    if (values.all !== undefined) return compileAll(game, values.all, asJson, terminal);
    if (values.file !== undefined) return checkFile(game, values.file, asJson, terminal);
    const [text = ''] = positionals;
    if (text.trim() === '') {
      throw misuse(
        'What should be compiled? Give a text in quotation marks, --file CARD.json or --all LIST.json.',
        'Que faut-il compiler\u202f? Donnez un texte entre guillemets, --file CARTE.json ou --all LISTE.json.',
      );
    }
    return compileText(game, text, asJson, terminal);
  },
};
