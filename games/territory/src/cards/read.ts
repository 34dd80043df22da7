// A card file as a designer writes it: its abilities as data, in shorthand, or as a sentence.
// Invariant: what comes out fits the schema; what does not comes back as problems by field, in both languages.
// Next: schema.ts for the fields, the kernel's ability/read.ts for abilities.

import { readAbility } from '@sleight/kernel/ability/read';
import { type FieldProblem, fieldProblems, problem } from '@sleight/kernel/problems';
import { isFields } from '@sleight/kernel/text/grammar';
import { words } from '../words';
import { type Card, cardSchema } from './schema';

export type ReadCard = { readonly card: Card } | { readonly problems: readonly FieldProblem[] };

const under = (i: number, { field, reason }: FieldProblem): FieldProblem => ({
  field: field === '' ? `abilities.${i}` : `abilities.${i}.${field}`,
  reason,
});

/** The abilities a file means, and what is wrong with those that mean nothing. */
function readAbilities(raw: readonly unknown[]): { problems: FieldProblem[]; abilities: unknown[] } {
  const problems: FieldProblem[] = [];
  const abilities = raw.map((ability, i) => {
    const read = readAbility(ability, words);
    if ('ability' in read) return read.ability;
    problems.push(...read.errors.map((error) => under(i, error)));
    return null;
  });
  return { problems, abilities };
}

export function readCardFile(file: unknown): ReadCard {
  if (!isFields(file)) return { problems: [problem('', 'must be an object', 'doit être un objet')] };
  if (!Array.isArray(file.abilities)) return { problems: fieldProblems(cardSchema, file) };
  const { problems, abilities } = readAbilities(file.abilities);
  // Of an ability that could not be read only the reader's own reasons are worth telling.
  const isTold = ({ field }: FieldProblem): boolean => problems.length > 0 && field.startsWith('abilities.');
  const meant = { ...file, abilities };
  const found = [...fieldProblems(cardSchema, meant).filter((one) => !isTold(one)), ...problems];
  return found.length > 0 ? { problems: found } : { card: cardSchema.parse(meant) };
}
