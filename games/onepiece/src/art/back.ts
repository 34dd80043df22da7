// The back of every card of One Piece.
// Next: world.ts.

import { corners, FIELD, INNER } from '@sleight/art/backs';
import type { Back } from '@sleight/art/game-art';
import { GOLD } from '@sleight/art/palette';
import {
  at,
  beads,
  cropped,
  d,
  disc,
  fill,
  line,
  polar,
  rect,
  ring,
  type Shape,
  turned,
} from '@sleight/art/shapes';

export function back(): Back {
  const [ink, navy, chart, paper] = ['#0a1420', '#12263b', '#23415e', '#eadfbf'];
  const rhumbs = Array.from({ length: 32 }, (_, i) => {
    const [x, y] = polar(120, i * 11.25);
    return d`M50 70l${x} ${y}`;
  });
  const point = (length: number, colour: string, shadeColour: string): Shape[] => [
    fill(d`M0 ${-length}L${length * 0.16} ${-length * 0.2}H0z`, colour),
    fill(d`M0 ${-length}L${-length * 0.16} ${-length * 0.2}H0z`, shadeColour),
  ];
  const rose = (length: number, turn: number, colour: string, shadeColour: string): Shape[] =>
    [0, 90, 180, 270].map((quarter) => turned(quarter + turn, point(length, colour, shadeColour)));
  const shapes = [
    rect(0, 0, 100, 140, ink),
    cropped(FIELD, [
      rect(0, 0, 100, 140, navy),
      line(rhumbs.join(''), chart, 0.6),
      ring(50, 70, 40, chart, 0.8),
      ring(50, 70, 56, chart, 0.8),
    ]),
    line(INNER, GOLD, 0.9),
    ...corners([
      fill('M0 0H17Q12 4 12 8Q8 8 8 12Q4 12 0 17z', ink),
      line('M17 0Q12 4 12 8Q8 8 8 12Q4 12 0 17', GOLD, 0.9),
    ]),
    disc(50, 70, 27.6, ink),
    ring(50, 70, 26.4, GOLD, 0.9),
    beads(50, 70, 24, 36, GOLD, 0.9),
    at(50, 70, [
      ...rose(17, 45, '#b4472f', '#7c2b1f'),
      ...rose(22, 0, paper, '#b9ac88'),
      disc(0, 0, 4.4, ink),
      disc(0, 0, 2.8, GOLD),
    ]),
  ];
  return { shapes, ink };
}
