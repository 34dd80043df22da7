// What a leaf of the tree is worth: where a greedy playout leads, blended with the evaluator's word on the spot.
// Read next: playout.ts.

import { winChance } from '../player';
import { type Mind, worth } from '../world';
import type { Plan } from './plan';
import { playedOn } from './playout';

/** The seat's chance to win from here; the state is used up. */
export function leafValue(m: Mind, { atOnce, few, looks }: Plan, last: number, rng: number[]): number {
  if (m.p.s.result !== null) return winChance(worth(m));
  const now = atOnce > 0 ? winChance(worth(m)) : 0;
  return atOnce * now + (1 - atOnce) * winChance(playedOn(m, { last, looks, few }, rng));
}
