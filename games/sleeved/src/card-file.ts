// A card file under a designer's hands: everything wrong with it, by field, in both languages (16.2).

import { cardSchema } from './cards/schema';
import { type FieldProblem, fieldProblems } from './problems';

export const cardProblems = (file: unknown): FieldProblem[] => fieldProblems(cardSchema, file);
