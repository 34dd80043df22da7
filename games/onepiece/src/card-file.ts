// Checks a designer's card file: every problem, by field, in both languages.
// Invariant: a file without problems loads, plays and can be printed.
// Read next: cards/schema.ts for the fields, ability-file.ts for abilities, the kit's card-file.ts for the parsing.

import type { FieldProblem } from '@sleight/kernel/problems';
import { bookProblems, readCardFile } from '@sleight/kit/card-file';
import { readOnePieceAbility } from './ability-file';
import { onepiece } from './book';
import { cardSchema } from './cards/schema';
import { modernCard } from './legacy';

export function cardProblems(written: unknown): readonly FieldProblem[] {
  const read = readCardFile(cardSchema, modernCard(written), readOnePieceAbility);
  return 'problems' in read ? read.problems : bookProblems(() => onepiece({ cards: [read.card] }));
}
