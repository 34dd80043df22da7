// The value of a leaf: the result of a greedy playout, blended with the evaluator's immediate estimate.
// Read next: playout.ts.

import { winChance } from '../player';
import { type Mind, worth } from '../world';
import type { SearchPlan } from './plan';
import { playedOn } from './playout';

/** The seat's chance to win from here; the state is consumed. */
export function leafValue(m: Mind, { atOnce, few, looks }: SearchPlan, last: number, rng: number[]): number {
  if (m.p.s.result !== null) return winChance(worth(m));
  const now = atOnce > 0 ? winChance(worth(m)) : 0;
  return atOnce * now + (1 - atOnce) * winChance(playedOn(m, { last, looks, few }, rng));
}
