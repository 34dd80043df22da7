// The other side of a puzzle: picks what spoils it, if anything does. It plays by the proof, so that a puzzle is solved
// exactly when the way found works against every defence.

import { type Book, type Game, playing, type Seat, type State } from '@sleight/kernel';
import { name } from '@sleight/kernel/decide';
import type { Goal } from './format';
import { DEFENDER, SOLVER } from './sides';
import { after, isTooLarge, movesFor, solver } from './solve';

/** What the search may look at for one reply; the tests hold every puzzle to it. */
export const BOUND = 10_000;

/** Was it proved? What is too large to be looked at was not. */
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
  const spoils = (move: readonly number[]): boolean =>
    isKnown(() => !isSolvable(after(book, s, DEFENDER, move)));
  const chosen = (moves.length === 1 ? undefined : moves.find(spoils)) ?? moves[0];
  return keysOf(book, s, DEFENDER, chosen);
}

/** The first keys of what keeps the goal within reach, in a state in which the solver decides: at most `most`. */
export function keepers(game: Game, book: Book, s: State, goal: Goal, most: number): string[] {
  const { isSolvable } = solver(game, book, goal, BOUND);
  const keys = new Set<string>();
  for (const move of movesFor(game, playing(book, s), SOLVER)) {
    if (keys.size === most) break;
    if (isKnown(() => isSolvable(after(book, s, SOLVER, move)))) keys.add(keysOf(book, s, SOLVER, move)[0]);
  }
  return [...keys];
}

/** Each pick is named where it is picked. */
function keysOf(book: Book, s: State, seat: Seat, move: readonly number[]): string[] {
  return move.map((code, i) => {
    const p = playing(book, after(book, s, seat, move.slice(0, i)));
    return name(p, seat, code).key;
  });
}
