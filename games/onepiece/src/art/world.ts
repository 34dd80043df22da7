// The world of One Piece as one large scene, for the home page.
// Next: table.ts for the board.

import { emblemOf } from '@sleight/art/crests/flag';
import type { WorldStage } from '@sleight/art/game-art';
import { flock } from '@sleight/art/motifs/birds';
import { scrolls } from '@sleight/art/motifs/clouds';
import { islands } from '@sleight/art/motifs/islands';
import { hazySun } from '@sleight/art/motifs/lights';
import { coils, hull, ship } from '@sleight/art/motifs/ships';
import { glitter, greatWave, ripples, surf } from '@sleight/art/motifs/water';
import { printed } from '@sleight/art/palette';
import { at, rect, type Shape } from '@sleight/art/shapes';
import { flown } from './cloth';
import { seas } from './palettes';

export function world({ r, stage, x, y, wide }: WorldStage): Shape[] {
  const p = printed(seas.red, 'day');
  const cx = wide ? x(0.66) : x(0.5);
  const cy = wide ? y(0.32) : y(0.32);
  const emblem = emblemOf('Sleight of the Seas');
  const shore = { dice: r, p: { ...p, mid: p.far, near: p.mid } };
  const rigging = { hull: p.near, sail: p.paper, flag: p.accent, ink: p.ink };
  return [
    rect(0, 0, stage.width, stage.height, p.sky),
    ...hazySun(x(wide ? 0.3 : 0.5), y(0.62), 52, p.accent, p.sky),
    ...scrolls(r, stage, y(0.1), y(0.5), p.paper, p.ink),
    ...flock(r, x(0.42), y(0.16), p.line, 7),
    ...islands.volcano({ ...shore, x: x(wide ? 0.9 : 0.88), y: y(0.7), width: 90 }),
    ...islands.palms({ ...shore, x: x(0.1), y: y(0.7), width: 70 }),
    rect(-4, y(0.7), stage.width + 8, stage.height, p.mid),
    ...ripples(r, stage, y(0.72), y(0.86), p.paper, 26),
    ...glitter(x(wide ? 0.3 : 0.5), y(0.7), y(0.86), 70, p.accent),
    coils(x(wide ? 0.46 : 0.16), y(0.8), 40, p.ink, p.mid),
    at(
      cx,
      cy,
      flown('sail', emblem, { ink: p.ink, paper: p.paper, accent: p.accent, dye: p.mid, dark: true }),
      { scale: wide ? 1.3 : 1.6 },
    ),
    hull(cx, y(0.85), wide ? 100 : 92, rigging),
    ...greatWave(wide ? x(0.04) : x(0.98), y(0.94), wide ? 62 : 52, wide, p.mid, p.paper, p.ink),
    ...surf(r, stage, y(0.86), 15, [p.mid, p.near, p.ink], p.ink),
    ship(2, x(wide ? 0.2 : 0.2), y(0.75), 30, true, rigging),
  ];
}
