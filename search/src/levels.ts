// The levels, the same in every game, and the players of a command line: a level, or plain chance.
// Invariant: one that thinks is offered only where the game can judge a position.
// Read next: easy.ts, medium.ts, hard.ts, expert/expert.ts.

import { easy } from './easy';
import { expert } from './expert/expert';
import { hard } from './hard';
import { medium } from './medium';
import type { Budget, Player, Thinker } from './player';
import { random } from './random';

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const thinkers: Readonly<Record<Level, Thinker>> = { easy, medium, hard, expert };

/** Levels that use the time they are given. */
export const searches = (level: Level): boolean => level === 'hard' || level === 'expert';

export type PlayerName = Level | 'random';
export const playerNames: readonly PlayerName[] = ['random', ...LEVELS];

/** Does this player need the game's evaluator? */
export const thinks = (name: PlayerName): boolean => name !== 'random' && name !== 'easy';

/** Enough for a sensible move, and little enough for thousands of games. */
export const USUAL: Budget = { iterations: 400 };

export const playerOf = (name: PlayerName, budget: Budget = USUAL): Player =>
  name === 'random' ? random : (position, rng) => thinkers[name](position, rng, budget).code;
