// The back of every card of Mythos.
// Next: world.ts.

import { corners, FIELD, INNER } from '@sleight/art/backs';
import { emblemShapes } from '@sleight/art/emblem';
import type { Back } from '@sleight/art/game-art';
import { scales } from '@sleight/art/motifs/water';
import { GOLD } from '@sleight/art/palette';
import { at, beads, cropped, disc, fill, line, rect, ring } from '@sleight/art/shapes';

export function back(): Back {
  const [ink, deep, mid, paper] = ['#10161d', '#1c2731', '#33434f', '#e6dbc0'];
  const shapes = [
    rect(0, 0, 100, 140, ink),
    cropped(FIELD, scales({ width: 100, height: 140 }, 8, 9, deep, mid, [1, 0.56])),
    line(INNER, GOLD, 0.9),
    ...corners([
      fill('M0 0H14C14 8 8 14 0 14z', ink),
      line('M14 0C14 8 8 14 0 14M9 0C9 5 5 9 0 9', GOLD, 0.8),
    ]),
    disc(50, 70, 27, ink),
    ring(50, 70, 25.6, GOLD, 0.9),
    beads(50, 70, 23, 32, GOLD, 1),
    disc(50, 70, 20.4, '#a5331f'),
    at(50, 70, emblemShapes(paper, '#a5331f'), { scale: 0.2 }),
  ];
  return { shapes, ink };
}
