// The board that One Piece is played on, and the rail before each player.
// Invariant: dark and close in tone, so that cards and words stay the brightest things on the table.

import type { Surface } from '@sleight/art/game-art';
import { contour } from '@sleight/art/motifs/contour';
import { TILE } from '@sleight/art/rails';
import { at, d, disc, fill, line, polar, rect, ring, type Shape, times, turned } from '@sleight/art/shapes';

const RHUMBS = 32;

/** A sea chart: rhumb lines from a compass rose, coasts with their shallows, and the swell in between. */
export function table({ r, stage, cx, cy }: Surface): Shape[] {
  const { width, height } = stage;
  const rhumbs = times(RHUMBS, (i) => {
    const [x, y] = polar(width, (i * 360) / RHUMBS);
    return d`M${cx} ${cy}l${x} ${y}`;
  });
  const rose = (length: number, turn: number, light: string, shade: string): Shape[] =>
    [0, 90, 180, 270].map((quarter) =>
      turned(quarter + turn, [
        fill(d`M0 ${-length}L${length * 0.13} ${-length * 0.18}L0 0z`, light),
        fill(d`M0 ${-length}L${-length * 0.13} ${-length * 0.18}L0 0z`, shade),
      ]),
    );
  const coasts = [
    [width * 0.1, height * 0.22, 17],
    [width * 0.9, height * 0.74, 20],
    [width * 0.87, height * 0.16, 11],
    [width * 0.13, height * 0.84, 12],
  ].flatMap(([x, y, size]) => [
    fill(contour(r, x, y, size + 5), '#101c28'),
    fill(contour(r, x, y, size), '#15222b'),
    line(contour(r, x, y, size - 4), '#1d2d38', 0.4),
  ]);
  const swell = times(40, () => {
    const [x, y] = [r.between(0, width), r.between(0, height)];
    return d`M${x} ${y}q2 -2 4 0t4 0`;
  });
  return [
    rect(0, 0, width, height, '#0e1720'),
    disc(cx, cy, height * 0.46, '#101b26'),
    ...coasts,
    line(swell.join(''), '#16242f', 0.5),
    line(rhumbs.join(''), '#192835', 0.35),
    ...[0.46, 0.44, 0.3].map((share) => ring(cx, cy, height * share, '#1d2e3c', 0.5)),
    at(cx, cy, [
      ...rose(height * 0.27, 45, '#15222e', '#121d28'),
      ...rose(height * 0.4, 0, '#1a2a37', '#15222e'),
    ]),
    line(d`M0 ${cy}H${width}`, '#24384a', 0.5),
  ];
}

/** The planks of a deck, nailed down at their ends. */
export const rail = (): Shape[] => [
  rect(0, 0, TILE.width, TILE.height, '#1b1510'),
  rect(0, 12, TILE.width, 12, '#1e1812'),
  rect(0, 36, TILE.width, 12, '#1d1711'),
  line('M0 0H96M0 12H96M0 24H96M0 36H96M0 48H96M20 0v12M68 12v12M36 24v12M84 36v12', '#2a2118', 0.7),
  ...[
    [17, 6],
    [23, 6],
    [65, 18],
    [71, 18],
    [33, 30],
    [39, 30],
    [81, 42],
    [87, 42],
  ].map(([x, y]) => disc(x, y, 0.8, '#33281c')),
];
