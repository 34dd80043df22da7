// A card file under a designer's hands: everything wrong with it, by field, in both languages (16.2).

import { type FieldProblem, fieldProblems } from '@sleight/kernel/problems';
import { cardSchema } from './cards/schema';

export const cardProblems = (file: unknown): readonly FieldProblem[] => fieldProblems(cardSchema, file);
