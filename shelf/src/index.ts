// The games on the shelf, in the order in which they are offered.
// Invariant: apps reach a game only through this or load.ts. Adding one is a line in ../package.json.
// Read next: the kit's game.ts for what a game is.

import type { Game } from '@sleight/kit';
import { games } from './games.generated';

export const shelf: readonly Game[] = games;

export const gameIds: readonly string[] = shelf.map(({ id }) => id);

export const findGame = (id: string): Game | null => shelf.find((game) => game.id === id) ?? null;
