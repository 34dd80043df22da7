// A card file as a designer writes it: its abilities as data, in shorthand, or as a sentence.
// Invariant: the result fits the schema; everything else is returned as problems by field, in both languages.
// Read next: the kernel's ability/read.ts for abilities, a game's card-file.ts for what only its rulebook knows.

import type { FieldProblem } from '@sleight/kernel/problems';
import { fieldProblems, problem } from '@sleight/kernel/problems';
import { compileText } from '@sleight/kernel/text/compile';
import { isFields } from '@sleight/kernel/text/grammar';
import type { Words } from '@sleight/kernel/text/words';
import type { z } from 'zod';
import type { GameCards } from './contract/cards';

type Reader = (json: unknown) => { readonly ability: unknown } | { readonly errors: readonly FieldProblem[] };

const under = (i: number, { field, reason }: FieldProblem): FieldProblem => ({
  field: field === '' ? `abilities.${i}` : `abilities.${i}.${field}`,
  reason,
});

/** The abilities of a file, and the problems of those that cannot be parsed. */
function readAbilities(raw: readonly unknown[], read: Reader) {
  const problems: FieldProblem[] = [];
  const abilities = raw.map((json, i) => {
    const found = read(json);
    if ('ability' in found) return found.ability;
    problems.push(...found.errors.map((error) => under(i, error)));
    return null;
  });
  return { problems, abilities };
}

export function readCardFile<C>(
  schema: z.ZodType<C>,
  file: unknown,
  read: Reader,
): { readonly card: C } | { readonly problems: readonly FieldProblem[] } {
  if (!isFields(file)) return { problems: [problem('', 'must be an object', 'doit être un objet')] };
  const raw: readonly unknown[] = Array.isArray(file.abilities) ? file.abilities : [];
  const { problems, abilities } = readAbilities(raw, read);
  // For an unparsable ability only the parser's own reasons are useful.
  const isTold = ({ field }: FieldProblem): boolean => problems.length > 0 && field.startsWith('abilities.');
  const meant = Array.isArray(file.abilities) ? { ...file, abilities } : file;
  const found = [...fieldProblems(schema, meant).filter((one) => !isTold(one)), ...problems];
  return found.length > 0 ? { problems: found } : { card: schema.parse(meant) };
}

/** Why no rulebook can be compiled with a card: its abilities do not fit where they are. */
export function bookProblems(compile: () => unknown): FieldProblem[] {
  try {
    compile();
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [problem('abilities', reason, reason)];
  }
}

/** A game's `compile`: the ability that an English sentence describes. */
export const compiling =
  <A>(words: Words<A>): GameCards['compile'] =>
  (text) => {
    const compiled = compileText(text, words);
    return 'error' in compiled ? compiled.error : compiled;
  };
