// A card file under a designer's hands: everything wrong with it, by field, in both languages.
// Invariant: a file without problems loads, plays and can be said.
// Read next: cards/schema.ts for the fields, ability-file.ts for abilities.

import type { FieldError } from '@sleight/kernel/ability/read';
import type { FieldProblem } from '@sleight/kernel/game';
import { fieldProblems, problem } from '@sleight/kernel/problems';
import { isFields } from '@sleight/kernel/text/grammar';
import { readOnePieceAbility } from './ability-file';
import { onepiece } from './book';
import { type Card, cardSchema } from './cards/schema';
import { modernCard } from './legacy';

const under = (i: number, { field, reason }: FieldError): FieldProblem => ({
  field: field === '' ? `abilities.${i}` : `abilities.${i}.${field}`,
  reason,
});

/** An ability may be written in shorthand or as text; the file is judged with what that means. */
function readAbilities(raw: readonly unknown[]): { problems: FieldProblem[]; abilities: unknown[] } {
  const problems: FieldProblem[] = [];
  const abilities = raw.map((ability, i) => {
    const read = readOnePieceAbility(ability);
    if ('ability' in read) return read.ability;
    problems.push(...read.errors.map((error) => under(i, error)));
    return null;
  });
  return { problems, abilities };
}

/** What only the rulebook knows: whether the abilities can stand where they stand. */
function bookProblems(card: Card): FieldProblem[] {
  try {
    onepiece({ cards: [card] });
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [problem('abilities', reason, reason)];
  }
}

export function cardProblems(written: unknown): FieldProblem[] {
  const file = modernCard(written);
  if (!isFields(file)) return [problem('', 'must be an object', 'doit être un objet')];
  const raw: readonly unknown[] = Array.isArray(file.abilities) ? file.abilities : [];
  const { problems, abilities } = readAbilities(raw);
  const meant = Array.isArray(file.abilities) ? { ...file, abilities } : file;
  const isOfAbility = ({ field }: FieldProblem): boolean => field.startsWith('abilities.');
  const found = [
    ...fieldProblems(cardSchema, meant).filter((one) => problems.length === 0 || !isOfAbility(one)),
    ...problems,
  ];
  if (found.length > 0) return found;
  return bookProblems(cardSchema.parse(meant));
}
