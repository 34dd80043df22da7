// The players by name, for command lines and rooms.
// Invariant: one that thinks is offered only where the game can judge a position.
// Read next: random.ts, greedy.ts.

import { greedy } from './greedy';
import type { Player } from './player';
import { random } from './random';

export const players = { random, greedy } satisfies Record<string, Player>;
export type PlayerName = keyof typeof players;
export const playerNames: readonly PlayerName[] = ['random', 'greedy'];

/** Does this player need the game's evaluator? */
export const thinks = (name: PlayerName): boolean => name !== 'random';
