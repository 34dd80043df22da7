// The world of Territory as one large scene, for the home page.
// Next: table.ts for the board.

import { armsOf, drawArms } from '@sleight/art/crests/shield';
import type { WorldStage } from '@sleight/art/game-art';
import { flock } from '@sleight/art/motifs/birds';
import { castle, mill, pikes, tent, tower, wall } from '@sleight/art/motifs/castles';
import { scrolls } from '@sleight/art/motifs/clouds';
import { march } from '@sleight/art/motifs/figures';
import { furrows, hills, peaks } from '@sleight/art/motifs/ridges';
import { GOLD, printed } from '@sleight/art/palette';
import { at, disc, rect, ring, type Shape } from '@sleight/art/shapes';
import { banners } from './palettes';

export function world({ r, stage, x, y, wide }: WorldStage): Shape[] {
  const p = printed(banners.conclave, 'day');
  const tones = banners.conclave.tones;
  const tinctures = { silver: p.paper, gold: GOLD, colour: tones[2], deep: tones[3], ink: p.ink };
  const cx = wide ? x(0.64) : x(0.5);
  const cy = wide ? y(0.4) : y(0.3);
  return [
    rect(0, 0, stage.width, stage.height, p.sky),
    disc(cx, cy, 48, p.accent),
    ring(cx, cy, 53, p.accent, 1.6),
    ...scrolls(r, stage, y(0.14), y(0.46), p.paper, p.ink),
    ...flock(r, x(0.3), y(0.16), p.line, 7),
    ...peaks(r, stage, { y: y(0.62), rise: 24, colour: p.far, etch: p.paper }),
    ...castle(r, x(wide ? 0.16 : 0.2), y(0.72), 78, p.near, p.ink, p.accent),
    ...wall(-4, y(0.72), stage.width + 8, 18, p.near, p.ink),
    ...tower(x(0.44), y(0.72), 18, 42, p.near, p.ink, p.accent),
    ...tower(x(0.9), y(0.72), 20, 50, p.near, p.ink, p.accent),
    ...hills(r, stage, { y: y(0.74), rise: 6, colour: p.mid, etch: p.near }),
    ...furrows(r, stage, { y: y(0.75), rise: 0, colour: p.mid, etch: p.near }),
    ...mill(x(wide ? 0.8 : 0.84), y(0.82), 48, p.near, p.paper, p.ink),
    at(cx, cy, drawArms(armsOf('Territory'), 'heater', tinctures), { scale: 0.78 }),
    ...tent(x(0.3), y(0.88), 40, p.paper, p.accent, p.ink),
    ...tent(x(wide ? 0.42 : 0.62), y(0.86), 28, p.paper, tones[2], p.ink),
    ...march(x(wide ? 0.52 : 0.1), y(0.92), wide ? 12 : 5, 24, p.ink),
    ...pikes(-4, stage.height + 4, Math.ceil(stage.width / 5.4) + 2, 22, p.ink, p.accent),
  ];
}
