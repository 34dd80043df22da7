// A greedy playout: both seats take the best option at first sight, to the end of a round or for some turns; then the
// evaluator judges.
// Invariant: it ends; a round with too many choices is judged where it is.
// Read next: leaf.ts, which uses it.

import { pick } from '@sleight/kernel';
import type { OptionCode } from '@sleight/kernel/ids';
import { below } from '@sleight/kernel/rng';
import { childrenOf } from '../hard';
import { enter, isTurn, type Mind, nextSeat, roundOf, sensibleCodes, worth } from '../world';

/** The maximum number of positions of a playout. */
const LOOKS = 400;

/** A random sample of the codes: more playouts, and more variety. */
function drawn(codes: OptionCode[], few: number, rng: number[]): readonly OptionCode[] {
  if (codes.length <= few) return codes;
  for (let i = 0; i < few; i++) {
    const j = i + below(rng, codes.length - i);
    [codes[i], codes[j]] = [codes[j], codes[i]];
  }
  return codes.slice(0, few);
}

/** How far a playout goes, and how much it considers. */
export interface Course {
  /** The last round. */
  readonly last: number;
  /** After this many positions it ends with the turn. */
  readonly looks: number;
  /** How many options are considered at each choice. */
  readonly few: number;
}

/** The value of `m`'s state to its seat, in log-odds, at the end of the course; the state is consumed. */
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
