// The board that Sleeved is played on, and the rail before each player.
// Invariant: dark and close in tone, so that cards and words stay the brightest things on the table.

import type { Surface } from '@sleight/art/game-art';
import { TILE } from '@sleight/art/rails';
import { at, d, disc, fill, line, rect, ring, type Shape, times } from '@sleight/art/shapes';

const LEAF = 'M0 5C-4.4 2.6 -4.4 -3.4 0 -7C4.4 -3.4 4.4 2.6 0 5z';

function fern(x: number, y: number, size: number, turn: number, colour: string): Shape {
  const fronds = times(9, (i) => {
    const [up, reach] = [-i * 5, (10 - i) * 1.3];
    return d`M0 ${up}q${reach * 0.6} ${-1} ${reach} ${-4}q${-reach * 0.7} ${-1.2} ${-reach} ${2}zM0 ${up}q${-reach * 0.6} ${-1} ${-reach} ${-4}q${reach * 0.7} ${-1.2} ${reach} ${2}z`;
  });
  return at(x, y, [line('M0 6V-46', colour, 0.8), fill(fronds.join(''), colour)], { turn, scale: size });
}

/** The floor of a forest: a clearing with a stump in it, fallen leaves, and ferns that lean in from the sides. */
export function table({ r, stage, cx, cy }: Surface): Shape[] {
  const { width, height } = stage;
  const tones = ['#1b2419', '#202a1c', '#242016', '#1e2619'];
  const leaves = times(Math.round((width * height) / 420), () =>
    at(
      r.between(0, width),
      r.between(0, height),
      [fill(LEAF, r.pick(tones)), line('M0 4.4V-5.6', '#161b13', 0.4)],
      { turn: r.between(0, 360), scale: r.between(0.5, 1.15) },
    ),
  );
  const ferns = times(9, (i) => {
    const y = ((i + 0.5) * height) / 9;
    const isLeft = i % 2 === 0;
    return fern(
      isLeft ? -3 : width + 3,
      y,
      r.between(0.7, 1),
      isLeft ? r.between(60, 100) : r.between(-100, -60),
      '#1d281b',
    );
  });
  return [
    rect(0, 0, width, height, '#131811'),
    ...leaves,
    disc(cx, cy, height * 0.42, '#161c14'),
    disc(cx, cy, height * 0.33, '#192017'),
    ...[0.28, 0.235, 0.19, 0.14, 0.09, 0.04].map((share) => ring(cx, cy, height * share, '#20281c', 0.6)),
    ...ferns,
  ];
}

/** Bark, in long strips. */
export const rail = (): Shape[] => [
  rect(0, 0, TILE.width, TILE.height, '#18170f'),
  line(
    times(8, (i) => d`M0 ${i * 6 + 3}q12 ${i % 2 === 0 ? 3 : -3} 24 0t24 0t24 0t24 0`).join(''),
    '#211f15',
    0.7,
  ),
  fill('M20 20q6 -3 12 0q-6 4 -12 0zM66 38q6 -3 12 0q-6 4 -12 0z', '#131209'),
];
