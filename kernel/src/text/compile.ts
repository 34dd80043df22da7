// Parses English rules text into abilities, one per line.
// Invariant: the whole text is parsed or there is an error with its position; nothing is skipped or guessed.
// Next: ../ability/read.ts for abilities as data, describe.ts for the reverse.
import { normalFields } from '../ability/normalise';
import { aim } from '../ability/registers';
import { type Fields, isFields, type Phrase, startContext, startReading } from './grammar';
import { merge } from './template';
import type { Words } from './words';

export interface CompileError {
  /** Position in the text, from 0. */
  readonly at: number;
  readonly expected: readonly string[];
  readonly message: { readonly en: string; readonly fr: string };
}

export type Compiled<A> = { readonly abilities: readonly A[] } | { readonly error: CompileError };

/** A card's text, one ability per line. */
export function compileText<A>(text: string, words: Words<A>): Compiled<A> {
  const abilities: A[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') {
      const result = compileLine(line, words, words.en.ability, {});
      if ('error' in result) return { error: moved(result.error, start) };
      abilities.push(result.ability);
    }
    start += line.length + 1;
  }
  return { abilities };
}

/** The text of an effect whose other fields are given, as in `"effect": "Draw 2 cards"`. */
export function compileEffect<A>(
  text: string,
  given: Fields,
  words: Words<A>,
): { readonly ability: A } | { readonly error: CompileError } {
  const line = words.lines.find(({ type }) => type === given.type);
  if (!line)
    return {
      error: failure(
        text,
        0,
        words.lines.map(({ type }) => type),
      ),
    };
  return compileLine(text, words, line.body, given);
}

function compileLine<A>(
  text: string,
  words: Words<A>,
  phrase: Phrase<unknown>,
  given: Fields,
): { readonly ability: A } | { readonly error: CompileError } {
  const end = text.trimEnd().length;
  const source = startReading(text.slice(0, end));
  const at = text.length - text.trimStart().length;
  const complete = phrase.parse(source, at, startContext(words.en)).filter((reading) => reading.end === end);
  let lost: CompileError | undefined;
  for (const { value } of complete) {
    const record = isFields(value) ? merge(given, value) : undefined;
    if (!record) continue;
    const aimed = aim(record, words.registers);
    if ('lost' in aimed) {
      lost ??= failure(text, aimed.lost.at, ['the name of something mentioned before']);
      continue;
    }
    const read = words.schema.safeParse(normalFields(aimed.ability, words));
    if (read.success) return { ability: read.data };
  }
  if (lost) return { error: lost };
  const isUnfinished = source.furthest.at >= end;
  const all = [...source.furthest.expected];
  const helpful = all.filter((what) => what !== 'a space');
  const expected = helpful.length > 0 ? helpful : all;
  if (complete.length === 0 && (expected.length > 0 || !isUnfinished))
    return { error: failure(text, source.furthest.at, expected) };
  return { error: failure(text, at, ['an ability of this game']) };
}

const moved = (error: CompileError, by: number): CompileError => ({ ...error, at: error.at + by });

/** The number of expected words in a message. */
const mostNamed = 8;

/** The error with what was expected at a position, and what was found. */
export function failure(text: string, at: number, expected: readonly string[]): CompileError {
  const rest = text.slice(at, at + 20);
  const found = rest.trim();
  const isSpaceTooMany = rest.startsWith(' ') && found !== '';
  const sorted = [...new Set(expected)].sort();
  const wanted = sorted.length > mostNamed ? [...sorted.slice(0, mostNamed), '…'] : sorted;
  return {
    at,
    expected: sorted,
    message: {
      en: `Column ${at + 1}: expected ${either(wanted, 'or', inEnglish)}, found ${
        isSpaceTooMany ? 'a space too many' : found === '' ? 'the end' : `"${found}"`
      }.`,
      fr: `Colonne ${at + 1}\u202f: attendu ${either(wanted, 'ou', inFrench)}, lu ${
        isSpaceTooMany ? 'une espace de trop' : found === '' ? 'la fin' : `«\u202f${found}\u202f»`
      }.`,
    },
  };
}

/** An expected item is a word of the text, shown in quotes, or one of these kinds of words. */
const kinds: Readonly<Record<string, string>> = {
  'a number': 'un nombre',
  'a signed number': 'un nombre avec son signe',
  'a name': 'un nom',
  'a space': 'une espace',
  'the name of what is meant': 'le nom de ce qui est visé',
  'the name of something mentioned before': 'le nom de quelque chose de déjà mentionné',
  'an ability of this game': 'une capacité de ce jeu',
};

const either = (items: readonly string[], or: string, quote: (word: string) => string): string => {
  const shown = items.map((item) => (item === '…' ? item : quote(item)));
  return shown.length < 2
    ? shown.join('')
    : `${shown.slice(0, -1).join(', ')} ${or} ${shown[shown.length - 1]}`;
};

const inEnglish = (word: string): string => (word in kinds ? word : `"${word}"`);
const inFrench = (word: string): string => kinds[word] ?? `«\u202f${word}\u202f»`;
