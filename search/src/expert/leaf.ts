// What a leaf of the tree is worth: the evaluator's word, blended with where a short careless playout leads.
// Read next: kinds.ts for how a playout picks.

import { optionCodes, pick } from '@sleight/kernel';
import { drawByKind } from '../kinds';
import { winChance } from '../player';
import { isTurn, type Mind, nextSeat, worth } from '../world';
import type { Plan } from './plan';

/** A playout that does not come to its next turn is stopped. */
const MOST_PICKS = 60;

/** The seat's chance to win from here; the state is used up. */
export function leafValue(m: Mind, plan: Plan, passes: number, rng: number[]): number {
  const { p } = m;
  if (p.s.result !== null) return winChance(worth(m));
  const now = plan.atOnce > 0 ? winChance(worth(m)) : 0;
  if (plan.turns === 0) return now;
  let turns = 0;
  for (let i = 0; i < MOST_PICKS; i++) {
    const mover = nextSeat(m);
    if (mover === null) break;
    const codes = optionCodes(p, mover);
    if (isTurn(m) && turns++ === plan.turns) break;
    pick(p, mover, drawByKind(codes, passes, rng));
  }
  return plan.atOnce * now + (1 - plan.atOnce) * winChance(worth(m));
}
