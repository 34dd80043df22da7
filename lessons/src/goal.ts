// Is a puzzle solved? Asked only where nothing is half done, so that several picks in one answer and the same picks
// one by one are judged alike. Invariant: a match that is over is solved if the first seat has won it, and only then.

import { type Book, type Game, type Play, playing, type State } from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import type { Goal } from './format';
import { SOLVER } from './sides';

export type Verdict = 'solved' | 'failed';

/** The state a position begins with. */
export function laidOut(game: Game, book: Book, setup: unknown, seed: string): State {
  const s = game.arrange(book, setup);
  s.rng = seedRng(seed);
  return s;
}

const isSettled = (game: Game, p: Play): boolean =>
  game.isTurn?.(p) ?? (p.s.strands === null && p.s.stack.length === 1);

export function verdictOn(game: Game, p: Play, goal: Goal): Verdict | null {
  const { result } = p.s;
  if (result !== null) return result.winner === SOLVER ? 'solved' : 'failed';
  if (!isSettled(game, p)) return null;
  const holds = (sentence: string): boolean => game.expect(p, SOLVER, sentence) === null;
  if (goal.solved.length > 0 && goal.solved.every(holds)) return 'solved';
  return goal.failed.some(holds) ? 'failed' : null;
}

export const verdictIn = (game: Game, book: Book, s: State, goal: Goal): Verdict | null =>
  verdictOn(game, playing(book, s), goal);
