// The rail of the table in front of each player, where the hand lies.
// Invariant: a tile, so its left edge meets its right one and its foot its head.
// Next: index.ts.

import type { GameArt } from './game-art';
import { svg } from './shapes';

export const TILE = { width: 96, height: 48 };

export const drawRail = (art: GameArt): string => svg(TILE.width, TILE.height, art.rail());
