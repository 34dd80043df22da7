// The parts of filters, conditions and amounts. They contain each other, so a word is generic in the game's own.
// Invariant: a word's folder imports no other word; it is handed what it contains.
// Next: scripts/generate-index.mjs, which puts the folders of a game together; docs/decisions/0026.
import type { z } from 'zod';
import type { Count, RefTest, Test } from '../book';

/** A game's own kinds of words, so that a word can name the types it contains. */
export interface WordTypes {
  Filter: unknown;
  Target: unknown;
  Amount: unknown;
  Cond: unknown;
}

/** The four kinds of words of a game. */
export interface VocabularyOf<Filter, Target, Amount, Cond> extends WordTypes {
  Filter: Filter;
  Target: Target;
  Amount: Amount;
  Cond: Cond;
}

/** The schemas that the schema of a word may contain. */
export interface WordParts<W extends WordTypes> {
  readonly filter: z.ZodType<W['Filter']>;
  readonly target: z.ZodType<W['Target']>;
  readonly amount: z.ZodType<W['Amount']>;
  readonly cond: z.ZodType<W['Cond']>;
}

type Made<T> = z.ZodType<T> | readonly z.ZodType<T>[];

/** The schemas of all words of a kind. A word with several forms lists them. */
export const formsOf = <W extends WordTypes, T>(
  parts: WordParts<W>,
  words: readonly ((parts: WordParts<W>) => Made<T>)[],
): readonly z.ZodType<T>[] => words.flatMap((make) => make(parts));

/** The parts of a word's meaning: registers, and the meanings of the words it contains. */
export interface WordMeanings<W extends WordTypes> {
  register(name: string): number;
  match(filter: W['Filter']): RefTest;
  count(target: W['Target']): Count;
  amount(amount: W['Amount']): Count;
  test(cond: W['Cond']): Test;
}

/** The member of a union that belongs to this folder: the one with a field of its name, or a plain number. */
type Named<Word, Name extends string> = Name extends 'whole'
  ? Extract<Word, number>
  : Extract<Word, Record<Name, unknown>>;

/** A function for every word of a kind; a word without one does not compile. */
export type ForEachWord<Name extends string, Word, Context, Result> = {
  readonly [N in Name]: (word: Named<Word, N>, context: Context) => Result;
};

/** Where all words have been tried. The compiler checks that nothing is left. */
export function noWord(word: never): never {
  throw new Error(`No folder knows the word ${JSON.stringify(word)}.`);
}
