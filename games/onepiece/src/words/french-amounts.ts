// Amounts for each of something, in French: « par tranche de 2 Événements dans votre Défausse ».
// Invariant: says whatever `forEvery` of amounts.ts says.
// Next: french-target.ts for the nouns.
import type { Target } from '../ability';
import { bareMany, bareOne } from './french-target';

export const forEvery = (target: Target, every: number | undefined): string =>
  every === undefined ? `pour chaque ${bareOne(target)}` : `par tranche de ${every} ${bareMany(target)}`;
