// The board a game is played on, under its cards.
// Next: rails.ts.

import { dice } from './chance';
import type { GameArt } from './game-art';
import type { Canvas } from './layout';
import { svg } from './shapes';

type TableCrop = 'wide' | 'tall';

const stages: Readonly<Record<TableCrop, Canvas>> = {
  wide: { width: 320, height: 180 },
  tall: { width: 160, height: 240 },
};

export function drawTable(art: GameArt, crop: TableCrop): string {
  const stage = stages[crop];
  const shapes = art.table({
    r: dice(`table ${art.game} ${crop}`),
    stage,
    cx: stage.width / 2,
    cy: stage.height / 2,
  });
  return svg(stage.width, stage.height, shapes);
}
