// How a ply ends in one possible world: its own choices are taken greedily, forced picks are played, and where the
// opponent has a real choice the evaluator speaks.
// Read next: medium.ts, which compares plies; imagine.ts for how a world is drawn.

import {
  type Book,
  clone,
  optionCodes,
  type Play,
  pick,
  playing,
  type Seat,
  type State,
} from '@sleight/kernel';
import { openFor } from '@sleight/kernel/vm';
import { type Imagine, imaginer } from './imagine';
import { type Evaluate, evaluatorOf, type Judge, type Position } from './player';

/** Larger than anything an evaluator says of a match that is still open. */
const WON = 1e3;

/** Nobody is forced this often in a row in a match that goes anywhere. */
const FORCED_LIMIT = 200;

/** A table in the mind of one seat, reused for world after world. */
export interface Mind {
  readonly p: Play;
  readonly seat: Seat;
  readonly evaluate: Evaluate;
  readonly judge: Judge;
  readonly imagine: Imagine;
}

/** Follows plies in one world. `left` is what it may still look at. */
export interface Follower extends Mind {
  left: number;
}

export const mindOf = (position: Position): Mind => ({
  p: playing(position.book, position.view),
  seat: position.seat,
  evaluate: evaluatorOf(position),
  judge: position.judge,
  imagine: imaginer(position),
});

export const follower = (position: Position): Follower => ({ ...mindOf(position), left: 0 });

/** Looks at another state. */
export function enter({ p }: Mind, s: State): void {
  p.s = s;
  p.counted = -1;
}

/** How the seat stands, in log-odds; a match that is over is worth more than any that is open. */
export function worth({ p, seat, evaluate }: Mind): number {
  const { result } = p.s;
  if (result === null) return evaluate(p, seat);
  return result.winner === null ? 0 : result.winner === seat ? WON : -WON;
}

/** Is nothing half done, so that a player turn begins here? */
export const isTurn = ({ p, judge }: Mind): boolean =>
  judge.isTurn?.(p) ?? (p.s.strands === null && p.s.stack.length === 1);

/** Which round of the match it is: looking ahead may stop where it ends. */
export const roundOf = (book: Book, judge: Judge, s: State): number =>
  judge.thinking?.round?.(s) ?? book.turn(s);

/** The options worth a thought: all that are open, but for those that the game calls pointless. */
export function sensibleCodes(p: Play, seat: Seat, judge: Judge): number[] {
  const { n, list } = optionCodes(p, seat);
  const codes = list.slice(0, n);
  const { thinking } = judge;
  if (thinking?.pointless === undefined || n === 1) return codes;
  return codes.filter((code) => !thinking.pointless!(p, seat, code));
}

/** Whose choice is next: where both decide at once, one's own first. */
export function nextSeat({ p, seat }: Mind): Seat | null {
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
  enter(f, clone(before));
  f.left--;
  pick(p, seat, code);
  for (let forced = 0; forced < FORCED_LIMIT; forced++) {
    const next = nextSeat(f);
    if (next === null) return worth(f);
    const codes = sensibleCodes(p, next, f.judge);
    const isSealed = next !== seat && p.s.strands !== null;
    // What the other seat picks in secret at the same time is unknown; its first option stands for it.
    if (codes.length === 1 || isSealed) pick(p, next, codes[0]);
    else if (next !== seat || isTurn(f) || f.left <= 0) return worth(f);
    else return bestOf(f, codes);
  }
  return worth(f);
}
