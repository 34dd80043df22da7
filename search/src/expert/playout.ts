// A greedy playout: both seats take what looks best at once, to the end of a round, and then the evaluator speaks.
// Invariant: it ends; a round that asks for too much is judged where it stands.
// Read next: leaf.ts, which takes its word for a leaf of the tree.

import { pick } from '@sleight/kernel';
import { below } from '@sleight/kernel/rng';
import { childrenOf } from '../hard';
import { enter, isTurn, type Mind, nextSeat, roundOf, sensibleCodes, worth } from '../world';

/** Positions that a playout may look at. */
const LOOKS = 400;

/** So many of the codes, drawn by lot: more playouts, and no two alike. */
function drawn(codes: number[], few: number, rng: number[]): readonly number[] {
  if (codes.length <= few) return codes;
  for (let i = 0; i < few; i++) {
    const j = i + below(rng, codes.length - i);
    [codes[i], codes[j]] = [codes[j], codes[i]];
  }
  return codes.slice(0, few);
}

/**
 * What the state that `m` looks at is worth to its seat, in log-odds, at the end of round `last`; the state is used up.
 * At each choice `few` options are looked at.
 */
export function playedOn(m: Mind, last: number, few: number, rng: number[]): number {
  let left = LOOKS;
  for (;;) {
    const mover = nextSeat(m);
    if (mover === null || left <= 0) return worth(m);
    const codes = sensibleCodes(m.p, mover, m.judge);
    const isSealed = mover !== m.seat && m.p.s.strands !== null;
    if (codes.length === 1 || isSealed) {
      pick(m.p, mover, codes[0]);
      continue;
    }
    if (isTurn(m) && roundOf(m.p.book, m.judge, m.p.s) > last) return worth(m);
    const looked = drawn(codes, few, rng);
    left -= looked.length;
    enter(m, childrenOf(m, mover, looked)[0].s);
  }
}
