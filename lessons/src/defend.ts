// The defender of a puzzle: picks a move that prevents the goal, if there is one. It uses the proof, so a puzzle is
// solved exactly when the solution works against every defence.

import { type Book, playing, type Seat, type State } from '@sleight/kernel';
import { name } from '@sleight/kernel/decide';
import { ensure } from '@sleight/kernel/ensure';
import type { OptionCode } from '@sleight/kernel/ids';
import type { Game } from '@sleight/kit';
import type { Goal } from './format';
import { DEFENDER, SOLVER } from './sides';
import { after, isTooLarge, movesFor, solver } from './solve';

/** The search limit for one reply; the tests check every puzzle against it. */
export const BOUND = 10_000;

/** Was it proved? A position that is too large was not. */
function isKnown(proof: () => boolean): boolean {
  try {
    return proof();
  } catch (error) {
    if (isTooLarge(error)) return false;
    throw error;
  }
}

/** The keys of the defence, in a state in which the defender decides. */
export function defence(game: Game, book: Book, s: State, goal: Goal): string[] {
  const moves = movesFor(game, playing(book, s), DEFENDER);
  const { isSolvable } = solver(game, book, goal, BOUND);
  const spoils = (move: readonly OptionCode[]): boolean =>
    isKnown(() => !isSolvable(after(book, s, DEFENDER, move)));
  const chosen = (moves.length === 1 ? undefined : moves.find(spoils)) ?? moves[0];
  return keysOf(book, s, DEFENDER, ensure(chosen, 'move of the defender'));
}

/** The first keys of a solution, in a state in which the solver decides: at most `most`. */
export function keepers(game: Game, book: Book, s: State, goal: Goal, most: number): string[] {
  const { isSolvable } = solver(game, book, goal, BOUND);
  const keys = new Set<string>();
  for (const move of movesFor(game, playing(book, s), SOLVER)) {
    if (keys.size === most) break;
    if (!isKnown(() => isSolvable(after(book, s, SOLVER, move)))) continue;
    keys.add(ensure(keysOf(book, s, SOLVER, move)[0], 'key of a move'));
  }
  return [...keys];
}

/** Each pick is named in its own state. */
function keysOf(book: Book, s: State, seat: Seat, move: readonly OptionCode[]): string[] {
  return move.map((code, i) => {
    const p = playing(book, after(book, s, seat, move.slice(0, i)));
    return name(p, seat, code).key;
  });
}
