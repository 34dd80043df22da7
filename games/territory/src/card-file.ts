// A card file under a designer's hands: everything wrong with it, by field, in both languages.
// Invariant: a file without problems loads, plays and can be printed.
// Read next: cards/read.ts for what the file alone can tell.

import { type FieldProblem, problem, saidBy } from '@sleight/kernel/problems';
import { territory } from './book';
import { factions } from './cards/pool';
import { reading } from './cards/read';
import type { Card } from './cards/schema';

/** Checks that need the rulebook: whether the faction exists and the abilities are possible at their place. */
function bookProblems(card: Card): FieldProblem[] {
  if (!factions.some(({ id }) => id === card.faction)) {
    const known = factions.map(({ id }) => id).join(', ');
    return [problem('faction', `must be one of: ${known}`, `doit être l'une de ces valeurs\u202f: ${known}`)];
  }
  try {
    territory({ cards: [card] });
    return [];
  } catch (error) {
    const reason = saidBy(error);
    if (reason === null) throw error;
    return [{ field: 'abilities', reason }];
  }
}

export function cardProblems(file: unknown): readonly FieldProblem[] {
  const read = reading.readFile(file);
  return 'problems' in read ? read.problems : bookProblems(read.card);
}
