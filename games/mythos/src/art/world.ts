// The world of Mythos as one large scene, for the home page.
// Next: table.ts for the board.

import { carried } from '@sleight/art/crests/carriers';
import { kamonOf } from '@sleight/art/crests/kamon';
import type { WorldStage } from '@sleight/art/game-art';
import { crane, flock } from '@sleight/art/motifs/birds';
import { bridge, lanterns, pagoda, torii, village } from '@sleight/art/motifs/buildings';
import { drifts, goldLeaf, mist } from '@sleight/art/motifs/clouds';
import { figure } from '@sleight/art/motifs/figures';
import { hazySun } from '@sleight/art/motifs/lights';
import { cone, hills, peaks } from '@sleight/art/motifs/ridges';
import { bamboo, cedars, cherry, pine } from '@sleight/art/motifs/trees';
import { scales } from '@sleight/art/motifs/water';
import { petals } from '@sleight/art/motifs/weather';
import { GOLD, printed } from '@sleight/art/palette';
import { at, rect, type Shape } from '@sleight/art/shapes';
import { villages } from './palettes';

export function world({ r, stage, x, y, wide }: WorldStage): Shape[] {
  const p = printed(villages.leaf, 'day');
  const cx = wide ? x(0.68) : x(0.5);
  const cy = wide ? y(0.38) : y(0.31);
  const crest = carried(
    'roundel',
    kamonOf('Sleight'),
    { ink: p.ink, paper: p.paper, accent: p.accent, cloth: p.mid },
    cy,
  );
  return [
    rect(0, 0, stage.width, stage.height, p.sky),
    ...hazySun(cx, cy, 46, p.accent, p.sky),
    ...drifts(r, stage, y(0.06), y(0.44), p.cloud),
    ...goldLeaf(r, { ...stage, width: 110 }, y(0.2), true, GOLD, p.ink),
    ...flock(r, x(0.36), y(0.14), p.line, 7),
    ...cone(r, stage, { y: y(0.6), rise: 34, colour: p.far, etch: p.paper }),
    ...peaks(r, stage, { y: y(0.64), rise: 20, colour: p.far, etch: p.sky }),
    ...mist(r, stage, y(0.56), p.paper),
    ...pagoda(x(0.14), y(0.7), 58, 5, p.near, p.paper),
    ...village(r, wide ? x(0.2) : x(0.5), y(0.71), wide ? 96 : 60, p.near, p.paper),
    ...cedars(r, stage, y(0.72), 24, p.near, wide ? 18 : 8),
    ...hills(r, stage, { y: y(0.74), rise: 12, colour: p.mid, etch: p.ink }),
    at(cx, cy, crest, { scale: 1.5 }),
    ...torii(wide ? x(0.86) : x(0.8), y(0.84), 38, p.accent, p.ink),
    ...bridge(wide ? x(0.5) : x(0.36), y(0.84), 64, p.accent, p.ink),
    ...pine(wide ? x(0.34) : x(0.9), y(0.88), 54, !wide, p.ink, p.near),
    figure(r, wide ? x(0.64) : x(0.58), y(0.84), 24, p.ink, p.accent),
    ...scales(stage, y(0.84), 8, p.near, p.mid),
    ...cherry(r, wide ? x(0.96) : x(0.06), y(0.95), 62, wide ? -16 : 14, p.ink, p.accent),
    ...bamboo(r, stage, wide ? [8, 22, 31] : [131], p.near, p.ink),
    ...lanterns(wide ? x(0.76) : x(0.2), -2, wide ? 84 : 96, 4, 11, p.accent, p.ink),
    ...petals(r, stage, p.accent, 16),
    crane(wide ? x(0.46) : x(0.24), y(0.2), 1.2, false, p.paper, p.ink),
  ];
}
