// The games on the shelf.
// Invariant: commands reach a game only through this; adding one means adding a line here.
// Read next: the kernel's game.ts for what a game is.

import type { Game } from '@sleight/kernel';
import { cardFiles as mythosCards } from '@sleight/mythos/cards/index.generated';
import { mythosGame } from '@sleight/mythos/game';
import { cardFiles as onepieceCards } from '@sleight/onepiece/cards/index.generated';
import { onepieceGame } from '@sleight/onepiece/game';
import { cardFiles as sleevedCards } from '@sleight/sleeved/cards/index.generated';
import { sleevedGame } from '@sleight/sleeved/game';
import { cardFiles as territoryCards } from '@sleight/territory/cards/index.generated';
import { territoryGame } from '@sleight/territory/game';

export const shelf: readonly Game[] = [territoryGame, sleevedGame, mythosGame, onepieceGame];

export const gameIds: readonly string[] = shelf.map(({ id }) => id);

export const findGame = (id: string): Game | null => shelf.find((game) => game.id === id) ?? null;

const cardFiles: Readonly<Record<string, readonly unknown[]>> = {
  territory: territoryCards,
  sleeved: sleevedCards,
  mythos: mythosCards,
  onepiece: onepieceCards,
};

/** The card files of a game, as they were written: facts for its pictures. */
export const cardFilesOf = (id: string): readonly unknown[] => cardFiles[id] ?? [];
