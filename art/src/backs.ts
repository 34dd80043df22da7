// The back of a card: what all games share of it.
// Invariant: symmetric under a half turn or nearly so, and the same for every card, so that a back tells nothing.
// Next: the back of a game, in its art folder.

import { frame } from './frame';
import type { GameArt } from './game-art';
import { CARD } from './layout';
import { at, type Shape, svg } from './shapes';

/** The box inside the border of a back. */
export const FIELD = { x: 6, y: 6, width: 88, height: 128 };
/** The line around that box, with round corners. */
export const INNER = 'M9 6H91A3 3 0 0 1 94 9V131A3 3 0 0 1 91 134H9A3 3 0 0 1 6 131V9A3 3 0 0 1 9 6z';

/** An ornament in each corner of that box. */
export const corners = (shapes: readonly Shape[]): Shape[] => [
  at(6, 6, shapes),
  at(94, 6, shapes, { flip: true }),
  at(94, 134, shapes, { turn: 180 }),
  at(6, 134, shapes, { turn: 180, flip: true }),
];

export function drawBack(art: GameArt): string {
  const { shapes, ink } = art.back();
  return svg(CARD.width, CARD.height, [...shapes, ...frame(ink)]);
}
