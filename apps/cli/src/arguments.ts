// Parses a command's arguments strictly with node:util, with errors in the user's language.
// Invariant: results are validated; commands never see a bad number, game, ruleset or language.
// Read next: games.ts for the games that can be named.

import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Book } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import { findGame, gameIds } from '@sleight/shelf';
import { misuse, saidBy } from './misuse';

type Flags = NonNullable<ParseArgsConfig['options']>;

const ALWAYS = { lang: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const satisfies Flags;

/** The option or word in Node's message: it writes "'--game <value>'", or "'-h, --help'". */
const quoted = (message: string): string => /'(?:-\w, )?([^']*?)(?: <value>)?'/.exec(message)?.[1] ?? message;

/** Node's own error, in both languages. */
function complaint(error: unknown): Error {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const what = quoted(error.message);
  switch (error.code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return misuse(`There is no option ${what}.`, `L’option ${what} n’existe pas.`);
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return misuse(`"${what}" was not expected here.`, `«\u202f${what}\u202f» n’était pas attendu ici.`);
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE': {
      const takesNone = error.message.includes('does not take');
      if (takesNone)
        return misuse(`Option ${what} takes no value.`, `L’option ${what} ne prend pas de valeur.`);
      return misuse(
        `Option ${what} needs a value; one that starts with "-" is written --option=-value.`,
        `L’option ${what} demande une valeur\u202f; si elle commence par «\u202f-\u202f», écrivez --option=-valeur.`,
      );
    }
    default:
      throw error;
  }
}

/** Parses the options a command declares, and positional words if it takes them. */
export function readArguments<F extends Flags>(args: readonly string[], flags: F, takesWords = false) {
  try {
    return parseArgs({
      args: args.slice(),
      options: { ...flags, ...ALWAYS },
      allowPositionals: takesWords,
      strict: true,
    });
  } catch (error) {
    throw complaint(error);
  }
}

/** An integer from 1 on, or the default. */
export function count(option: string, given: string | undefined, byDefault: number): number {
  if (given === undefined) return byDefault;
  const n = Number(given);
  const isCount = /^\d+$/.test(given) && Number.isSafeInteger(n) && n >= 1;
  if (!isCount) {
    throw misuse(
      `--${option} must be a whole number, 1 or higher, not "${given}".`,
      `--${option} doit être un nombre entier supérieur ou égal à 1, pas «\u202f${given}\u202f».`,
    );
  }
  return n;
}

/** One of a few words, or the first by default. */
export function oneOf<W extends string>(option: string, given: string | undefined, words: readonly W[]): W {
  const found = given === undefined ? words[0] : words.find((word) => word === given);
  if (found !== undefined) return found;
  throw misuse(
    `--${option} must be one of ${words.join(', ')}, not "${given}".`,
    `--${option} doit être parmi ${words.join(', ')}, pas «\u202f${given}\u202f».`,
  );
}

export function gameNamed(id: string | undefined): Game {
  const ids = gameIds.join(', ');
  if (id === undefined) {
    throw misuse(
      `Which game? Add --game with one of: ${ids}.`,
      `Quel jeu\u202f? Ajoutez --game avec l’un de ceux-ci\u202f: ${ids}.`,
    );
  }
  const found = findGame(id);
  if (found !== null) return found;
  throw misuse(
    `There is no game "${id}". Games: ${ids}.`,
    `Il n’y a pas de jeu «\u202f${id}\u202f». Jeux\u202f: ${ids}.`,
  );
}

type RuleChanges = Readonly<Record<string, unknown>>;

const isChanges = (value: unknown): value is RuleChanges =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseRules(text: string): RuleChanges {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw misuse(`--rules is not JSON: ${reason}.`, `--rules n’est pas du JSON\u202f: ${reason}.`);
  }
  if (isChanges(value)) return value;
  throw misuse(
    '--rules must be a JSON object of parameters and their values.',
    '--rules doit être un objet JSON de paramètres et de leurs valeurs.',
  );
}

export interface ChosenRules {
  readonly ruleset: string;
  readonly rules: RuleChanges;
  readonly book: Book;
}

/** A named ruleset with the changes given as JSON. */
export function rulebook(game: Game, named: string | undefined, changes: string | undefined): ChosenRules {
  const ruleset = oneOf('ruleset', named, game.rulesets);
  const rules = changes === undefined ? {} : parseRules(changes);
  try {
    return { ruleset, rules, book: game.book({ ruleset, rules }) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const { en, fr } = saidBy(error) ?? { en: message, fr: message };
    throw misuse(
      `These rules can’t be used: ${en}.`,
      `Ces règles ne peuvent pas être utilisées\u202f: ${fr}.`,
    );
  }
}
