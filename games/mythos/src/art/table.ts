// The board that Mythos is played on, and the rail before each player.
// Invariant: dark and close in tone, so that cards and words stay the brightest things on the table.

import type { Dice } from '@sleight/art/chance';
import type { Surface } from '@sleight/art/game-art';
import { drifts } from '@sleight/art/motifs/clouds';
import { hempLeaf } from '@sleight/art/motifs/patterns';
import { TILE } from '@sleight/art/rails';
import { d, disc, fill, line, polygon, rect, type Shape, times } from '@sleight/art/shapes';

/** A line across that is cut unevenly, as the edge of handmade paper is. */
function deckle(r: Dice, width: number, y: number): readonly (readonly [number, number])[] {
  return times(Math.ceil(width / 8) + 1, (i) => [i * 8, y + r.between(-1.4, 1.4)] as const);
}

/** Lacquer with a hemp-leaf print, a low sun in it, and a sheet of paper across the middle. */
export function table({ r, stage, cx, cy }: Surface): Shape[] {
  const whole = { x: 0, y: 0, ...stage };
  const sheet = [...deckle(r, stage.width, cy - 27), ...deckle(r, stage.width, cy + 27).toReversed()];
  const fibres = times(70, () => {
    const [x, y] = [r.between(0, stage.width), r.between(cy - 24, cy + 24)];
    return d`M${x} ${y}q${r.between(1, 4)} ${r.between(-1.5, 1.5)} ${r.between(3, 7)} ${r.between(-1, 1)}`;
  });
  return [
    rect(0, 0, stage.width, stage.height, '#161310'),
    hempLeaf(whole, 22, '#1b1814', 0.45),
    disc(cx, cy, stage.height * 0.47, '#1d1511'),
    disc(cx, cy, stage.height * 0.36, '#231612'),
    fill(polygon(sheet), '#211e18'),
    line(fibres.join(''), '#2a261d', 0.35),
    line(polygon(sheet), '#2d2820', 0.5),
    ...drifts(r, stage, stage.height * 0.05, stage.height * 0.28, '#1c1915'),
    ...drifts(r, stage, stage.height * 0.76, stage.height * 0.97, '#1c1915'),
  ];
}

/** Red lacquer, two coats rubbed thin in rows of scales. */
export const rail = (): Shape[] => {
  const arcs = (y: number, shift: number): string =>
    times(
      6,
      (i) => d`M${i * 16 + shift - 8} ${y}a8 8 0 0 1 16 0M${i * 16 + shift - 4} ${y}a4 4 0 0 1 8 0`,
    ).join('');
  return [
    rect(0, 0, TILE.width, TILE.height, '#1c1210'),
    line([0, 8, 16, 24, 32, 40, 48].map((y, i) => arcs(y, i % 2 === 0 ? 0 : 8)).join(''), '#241714', 0.7),
  ];
};
