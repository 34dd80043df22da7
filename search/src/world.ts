// How a ply ends in one possible world: its own choices are made greedily, forced picks are played, and where the
// opponent has a real choice the evaluator judges.
// Read next: medium.ts, which compares plies; imagine.ts for sampling worlds.

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
import type { OptionCode } from '@sleight/kernel/ids';
import { openFor } from '@sleight/kernel/vm';
import { type Imagine, imaginer } from './imagine';
import { type Evaluate, evaluatorOf, type Judge, type Position } from './player';

/** Larger than any evaluation of an open match. */
const WON = 1e3;

/** No match that progresses has this many forced picks in a row. */
const FORCED_LIMIT = 200;

/** One seat's simulated table, reused for world after world. */
export interface Mind {
  readonly p: Play;
  readonly seat: Seat;
  readonly evaluate: Evaluate;
  readonly judge: Judge;
  readonly imagine: Imagine;
}

/** Follows plies in one world. `left` is the remaining budget of positions. */
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

/** Switches to another state. */
export function enter({ p }: Mind, s: State): void {
  p.s = s;
  p.counted = -1;
}

/** The seat's evaluation, in log-odds; a finished match outweighs any open one. */
export function worth({ p, seat, evaluate }: Mind): number {
  const { result } = p.s;
  if (result === null) return evaluate(p, seat);
  return result.winner === null ? 0 : result.winner === seat ? WON : -WON;
}

/** Is nothing in progress, so that a player turn begins here? */
export const isTurn = ({ p, judge }: Mind): boolean =>
  judge.isTurn?.(p) ?? (p.s.strands === null && p.s.stack.length === 1);

/** The current round of the match: looking ahead may stop at its end. */
export const roundOf = (book: Book, judge: Judge, s: State): number =>
  judge.thinking?.round?.(s) ?? book.turn(s);

/** The options worth considering: all available ones except those the game calls pointless. */
export function sensibleCodes(p: Play, seat: Seat, judge: Judge): OptionCode[] {
  const { n, list } = optionCodes(p, seat);
  const codes = list.slice(0, n);
  const { thinking } = judge;
  if (thinking?.pointless === undefined || n === 1) return codes;
  return codes.filter((code) => !thinking.pointless!(p, seat, code));
}

/** The next seat to choose: if both decide at once, the own seat first. */
export function nextSeat({ p, seat }: Mind): Seat | null {
  const theirs: Seat = seat === 0 ? 1 : 0;
  if (openFor(p, seat) !== null) return seat;
  return openFor(p, theirs) === null ? null : theirs;
}

/** The best the seat can still achieve in its ply from here. */
function bestOf(f: Follower, codes: readonly OptionCode[]): number {
  const before = f.p.s;
  let best = -Infinity;
  for (const code of codes) {
    if (f.left <= 0 && best > -Infinity) break;
    best = Math.max(best, worthOf(f, before, code));
  }
  f.p.s = before;
  return best;
}

/** The value of picking `code` in `before`, judged at the end of the ply. `before` itself is unchanged. */
export function worthOf(f: Follower, before: State, code: OptionCode): number {
  const { p, seat } = f;
  enter(f, clone(before));
  f.left--;
  pick(p, seat, code);
  for (let forced = 0; forced < FORCED_LIMIT; forced++) {
    const next = nextSeat(f);
    if (next === null) return worth(f);
    const codes = sensibleCodes(p, next, f.judge);
    const isSealed = next !== seat && p.s.strands !== null;
    // The other seat's simultaneous secret pick is unknown; its first option is used instead.
    if (codes.length === 1 || isSealed) pick(p, next, codes[0]);
    else if (next !== seat || isTurn(f) || f.left <= 0) return worth(f);
    else return bestOf(f, codes);
  }
  return worth(f);
}
