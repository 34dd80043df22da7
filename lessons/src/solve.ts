// Plays a puzzle out in full: can its solver reach the goal whatever the other side does?
// Invariant: it sees everything, hidden cards included, so a solvable puzzle needs no luck; past its bound of
// positions it reports that instead of guessing. Read next: goal.ts for the goal, defend.ts, which uses it.

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
import type { Game } from '@sleight/kit';
import type { Goal } from './format';
import { verdictOn } from './goal';
import { deciding, SOLVER } from './sides';

const TOO_LARGE = 'more positions than the bound';

/** Was nothing proved because there are too many positions? */
export const isTooLarge = (error: unknown): boolean => error instanceof Error && error.message === TOO_LARGE;

export interface Solver {
  /** Can the goal be reached from here against every defence? */
  isSolvable(s: State): boolean;
  /** The number of positions examined. */
  readonly positions: () => number;
}

/**
 * A seat's next moves, each as a chain of option codes: whole commits if both decide in secret, otherwise one pick.
 * A copy, because the kernel reuses its list of codes.
 */
export function movesFor(game: Game, p: Play, seat: Seat): readonly (readonly OptionCode[])[] {
  const sealed = p.s.strands === null ? undefined : game.thinking?.sealed;
  if (sealed !== undefined) return sealed.commits(p, seat).map(({ codes }) => codes);
  const { list, n } = optionCodes(p, seat);
  return list.slice(0, n).map((code) => [code]);
}

export function after(book: Book, s: State, seat: Seat, move: readonly OptionCode[]): State {
  const next = clone(s);
  const p = playing(book, next);
  for (const code of move) pick(p, seat, code);
  return next;
}

/** The same position, however many questions led there. */
const keyOf = (s: State): string => JSON.stringify({ ...s, asked: null });

export function solver(game: Game, book: Book, goal: Goal, bound: number): Solver {
  const known = new Map<string, boolean>();
  let looked = 0;

  function isSolvable(s: State): boolean {
    const p = playing(book, s);
    const verdict = verdictOn(game, p, goal);
    if (verdict !== null) return verdict === 'solved';
    const key = keyOf(s);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (++looked > bound) throw new Error(TOO_LARGE);
    // A cycle makes no progress.
    known.set(key, false);
    const seat = deciding(p);
    if (seat === null) throw new Error('nobody decides, and the match is not over');
    const leads = (move: readonly OptionCode[]): boolean => isSolvable(after(book, s, seat, move));
    const moves = movesFor(game, p, seat);
    const solvable = seat === SOLVER ? moves.some(leads) : moves.every(leads);
    known.set(key, solvable);
    return solvable;
  }

  return { isSolvable, positions: () => looked };
}
