// When a player must stop thinking: iterations for tests and comparisons, time for play.
// Invariant: with a number of iterations no clock is read, so the same seed gives the same move.

import type { Budget } from './player';

/** True once the budget is used up; checked before each iteration. */
export type Spent = () => boolean;

export function clockFor(budget: Budget): Spent {
  if ('iterations' in budget) {
    let left = budget.iterations;
    return () => left-- <= 0;
  }
  const { clock = () => performance.now() } = budget;
  const end = clock() + budget.ms;
  return () => clock() >= end;
}
