// The stage for the world of a game: one large scene, wide or tall, for the home page.
// Invariant: the same hand and the same motifs as the cards.
// Next: the world of a game, in its art folder.

import { dice } from './chance';
import type { GameArt } from './game-art';
import type { Canvas } from './layout';
import { svg } from './shapes';

export type WorldCrop = 'wide' | 'tall';

/** Twice as large as a card's picture in each measure, so that motifs keep their size on the page. */
const stages: Readonly<Record<WorldCrop, Canvas>> = {
  wide: { width: 320, height: 160 },
  tall: { width: 140, height: 200 },
};

export function drawWorld(art: GameArt, crop: WorldCrop): string {
  const stage = stages[crop];
  const shapes = art.world({
    r: dice(`world ${art.game} ${crop}`),
    stage,
    x: (share) => stage.width * share,
    y: (share) => stage.height * share,
    wide: crop === 'wide',
  });
  return svg(stage.width, stage.height, shapes);
}
