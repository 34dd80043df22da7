// What a leaf of the tree is worth: the evaluator's word, blended with where a short careless playout leads.
// Read next: kinds.ts for how a playout picks.

import { optionCodes, pick, type Seat } from '@sleight/kernel';
import type { Codes } from '@sleight/kernel/code';
import { playedOn } from '../hard';
import { drawByKind } from '../kinds';
import { winChance } from '../player';
import { isTurn, type Mind, nextSeat, worth } from '../world';
import type { Plan } from './plan';
import { type Sights, usualChange } from './sights';

/** A playout that does not come to its next turn is stopped. */
const MOST_PICKS = 60;

/** Of a few picks drawn by kind the one that mostly turned out best; the first, as long as nothing is known. */
function draw(codes: Codes, mover: Seat, plan: Plan, sights: Sights, passes: number, rng: number[]): number {
  let best = drawByKind(codes, passes, rng);
  if (codes.n === 1) return best;
  let most = usualChange(sights, mover, best);
  for (let i = 1; i < plan.draws; i++) {
    const code = drawByKind(codes, passes, rng);
    const usual = usualChange(sights, mover, code);
    if (usual !== null && (most === null || usual > most)) {
      best = code;
      most = usual;
    }
  }
  return best;
}

/** The seat's chance to win from here; the state is used up. */
export function leafValue(
  m: Mind,
  plan: Plan,
  last: number,
  sights: Sights,
  passes: number,
  rng: number[],
): number {
  const { p } = m;
  if (p.s.result !== null) return winChance(worth(m));
  if (plan.greedy > 0) return winChance(playedOn(m, last));
  const now = plan.atOnce > 0 ? winChance(worth(m)) : 0;
  if (plan.turns === 0) return now;
  let turns = 0;
  for (let i = 0; i < MOST_PICKS; i++) {
    const mover = nextSeat(m);
    if (mover === null) break;
    const codes = optionCodes(p, mover);
    if (isTurn(m) && turns++ === plan.turns) break;
    pick(p, mover, draw(codes, mover, plan, sights, passes, rng));
  }
  return plan.atOnce * now + (1 - plan.atOnce) * winChance(worth(m));
}
