// A greedy playout: both seats take what looks best at once, to the end of a round or for some turns, and then the
// evaluator speaks.
// Invariant: it ends; a round that asks for too much is judged where it stands.
// Read next: leaf.ts, which takes its word for a leaf of the tree.

import { pick } from '@sleight/kernel';
import { below } from '@sleight/kernel/rng';
import { childrenOf } from '../hard';
import { enter, isTurn, type Mind, nextSeat, roundOf, sensibleCodes, worth } from '../world';

/** Positions that a playout may look at, wherever it stands then. */
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

/** How far a playout goes, and how much it looks at on the way. */
export interface Course {
  /** The last round that is played. */
  readonly last: number;
  /** Positions after which it ends with the turn. */
  readonly looks: number;
  /** How many options are looked at, at each choice. */
  readonly few: number;
}

/** What the state that `m` looks at is worth to its seat, in log-odds, at the end of the course; the state is used up. */
export function playedOn(m: Mind, { last, looks, few }: Course, rng: number[]): number {
  let seen = 0;
  for (;;) {
    const mover = nextSeat(m);
    if (mover === null || seen >= LOOKS) return worth(m);
    const codes = sensibleCodes(m.p, mover, m.judge);
    const isSealed = mover !== m.seat && m.p.s.strands !== null;
    if (codes.length === 1 || isSealed) {
      pick(m.p, mover, codes[0]);
      continue;
    }
    const isOver = (): boolean => seen >= looks || roundOf(m.p.book, m.judge, m.p.s) > last;
    if (isTurn(m) && isOver()) return worth(m);
    const looked = drawn(codes, few, rng);
    seen += looked.length;
    enter(m, childrenOf(m, mover, looked)[0].s);
  }
}
