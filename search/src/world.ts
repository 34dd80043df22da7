// One possible state behind a view, and how a ply ends in it: its own choices are taken greedily, forced picks
// are played, and where the opponent has a real choice the evaluator speaks.
// Read next: greedy.ts, which compares plies; the kernel's resample.ts for how a world is drawn.

import {
  clone,
  optionCodes,
  type Play,
  pick,
  playing,
  resample,
  type Seat,
  type State,
} from '@sleight/kernel';
import { openFor } from '@sleight/kernel/vm';
import type { Judge, Position } from './player';

/** Larger than anything an evaluator says of a match that is still open. */
const WON = 1e6;

/** Nobody is forced this often in a row in a match that goes anywhere. */
const FORCED_LIMIT = 200;

export type Evaluate = NonNullable<Judge['evaluate']>;

/** Follows plies in one world for one seat. Reused: `left` is what it may still look at. */
export interface Follower {
  readonly p: Play;
  readonly seat: Seat;
  readonly evaluate: Evaluate;
  readonly judge: Judge;
  left: number;
}

export function follower(position: Position, rng: number[]): Follower & { readonly world: State } {
  const { book, judge, seat } = position;
  const { evaluate } = judge;
  if (evaluate === undefined) throw new Error(`${book.game} has no evaluator`);
  const world = resample(book, position.view, position.prior, rng);
  return { p: playing(book, world), seat, evaluate, judge, left: 0, world };
}

function worth({ p, seat, evaluate }: Follower): number {
  const { result } = p.s;
  if (result === null) return evaluate(p, seat);
  return result.winner === null ? 0 : result.winner === seat ? WON : -WON;
}

const isTurn = ({ p, judge }: Follower): boolean =>
  judge.isTurn?.(p) ?? (p.s.strands === null && p.s.stack.length === 1);

/** Whose choice is next: where both decide at once, one's own first. */
function nextSeat({ p, seat }: Follower): Seat | null {
  const theirs: Seat = seat === 0 ? 1 : 0;
  if (openFor(p, seat) !== null) return seat;
  return openFor(p, theirs) === null ? null : theirs;
}

/** The best that the seat can still make of its ply from here. */
function bestOf(f: Follower, codes: readonly number[]): number {
  const before = f.p.s;
  let best = -Infinity;
  for (const code of codes) {
    if (f.left <= 0 && best > -Infinity) break;
    best = Math.max(best, worthOf(f, before, code));
  }
  f.p.s = before;
  return best;
}

/** What picking `code` in `before` comes to, judged where the ply ends. `before` itself is left alone. */
export function worthOf(f: Follower, before: State, code: number): number {
  const { p, seat } = f;
  p.s = clone(before);
  p.counted = -1;
  f.left--;
  pick(p, seat, code);
  for (let forced = 0; forced < FORCED_LIMIT; forced++) {
    const next = nextSeat(f);
    if (next === null) return worth(f);
    const codes = optionCodes(p, next);
    const isSealed = next !== seat && p.s.strands !== null;
    // What the other seat picks in secret at the same time is unknown; its first option stands for it.
    if (codes.n === 1 || isSealed) pick(p, next, codes.list[0]);
    else if (next !== seat || isTurn(f) || f.left <= 0) return worth(f);
    else return bestOf(f, codes.list.slice(0, codes.n));
  }
  return worth(f);
}
