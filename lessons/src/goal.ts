// Whether a puzzle is solved. Checked only between moves, so that several picks in one answer and the same picks one
// by one have the same result. Invariant: a finished match is solved exactly if the first seat has won it.

import { type Book, type Play, playing, type State } from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import type { Game } from '@sleight/kit';
import type { Goal } from './format';
import { SOLVER } from './sides';

export type GoalVerdict = 'solved' | 'failed';

/** The initial state of a position. */
export function laidOut(game: Game, book: Book, setup: unknown, seed: string): State {
  const s = game.arrange(book, setup);
  s.rng = seedRng(seed);
  return s;
}

const isSettled = (game: Game, p: Play): boolean =>
  game.isTurn?.(p) ?? (p.s.strands === null && p.s.stack.length === 1);

export function verdictOn(game: Game, p: Play, goal: Goal): GoalVerdict | null {
  const { result } = p.s;
  if (result !== null) return result.winner === SOLVER ? 'solved' : 'failed';
  if (!isSettled(game, p)) return null;
  const holds = (sentence: string): boolean => game.expect(p, SOLVER, sentence) === null;
  if (goal.solved.length > 0 && goal.solved.every(holds)) return 'solved';
  return goal.failed.some(holds) ? 'failed' : null;
}

export const verdictIn = (game: Game, book: Book, s: State, goal: Goal): GoalVerdict | null =>
  verdictOn(game, playing(book, s), goal);
