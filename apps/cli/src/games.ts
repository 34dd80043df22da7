// The games on the shelf.
// Invariant: commands reach a game only through this; adding one means adding a line here.
// Read next: the kernel's game.ts for what a game is.

import type { Game } from '@sleight/kernel';
import { mythosGame } from '@sleight/mythos/game';
import { onepieceGame } from '@sleight/onepiece/game';
import { sleevedGame } from '@sleight/sleeved/game';
import { territoryGame } from '@sleight/territory/game';

export const shelf: readonly Game[] = [territoryGame, sleevedGame, mythosGame, onepieceGame];

export const gameIds: readonly string[] = shelf.map(({ id }) => id);

export const findGame = (id: string): Game | null => shelf.find((game) => game.id === id) ?? null;
