// Checks a designer's card file: every problem, by field, in both languages.
// Invariant: a file without problems loads, plays and can be printed.
// Read next: cards/schema.ts for the fields, the kit's card-file.ts for the parsing.

import { readAbility } from '@sleight/kernel/ability/read';
import type { FieldProblem } from '@sleight/kernel/problems';
import { bookProblems, readCardFile } from '@sleight/kit/card-file';
import { mythos } from './book';
import { cardSchema } from './cards/schema';
import { words } from './words';

export function cardProblems(file: unknown): readonly FieldProblem[] {
  const read = readCardFile(cardSchema, file, (json) => readAbility(json, words));
  return 'problems' in read ? read.problems : bookProblems(() => mythos({ cards: [read.card] }));
}
