// Suns, moons, stars and rays.
// Invariant: flat discs and wedges only; where they may stand is decided by composition.ts.
// Next: clouds.ts.

import type { Dice } from '../chance';
import type { Canvas } from '../layout';
import { d, disc, fill, line, polar, rect, ring, type Shape } from '../shapes';

export const sun = (x: number, y: number, r: number, colour: string): Shape[] => [disc(x, y, r, colour)];

/** A sun that sinks into haze: bands of sky cut through its lower half. */
export function hazySun(x: number, y: number, r: number, colour: string, sky: string): Shape[] {
  const bands = [0.18, 0.42, 0.64, 0.84].map((share, i) =>
    rect(x - r - 1, y + r * share, 2 * r + 2, r * (0.06 + 0.03 * i), sky),
  );
  return [disc(x, y, r, colour), ...bands];
}

export const crescent = (x: number, y: number, r: number, colour: string): Shape[] => [
  fill(
    d`M${x - r * 0.2} ${y - r * 0.98}A${r} ${r} 0 1 0 ${x + r * 0.98} ${y + r * 0.2}A${r * 0.8} ${r * 0.8} 0 1 1 ${x - r * 0.2} ${y - r * 0.98}z`,
    colour,
  ),
];

/** A disc within rings. */
export const ringed = (x: number, y: number, r: number, colour: string): Shape[] => [
  disc(x, y, r * 0.78, colour),
  ring(x, y, r * 0.94, colour, r * 0.07),
];

/**
 * Strokes of speed that point at a place and end at different distances from it. They are thin and uneven on purpose:
 * even wedges around a disc would be the flag of an army.
 */
export function burst(
  dice: Dice,
  x: number,
  y: number,
  from: number,
  count: number,
  colour: string,
): Shape[] {
  const far = 190;
  const strokes = Array.from({ length: count }, (_, i) => {
    const angle = ((i + dice.between(-0.35, 0.35)) * 360) / count;
    const half = dice.between(0.12, 0.34) * (180 / count) * 1.6;
    const [tx, ty] = polar(from + dice.between(0, 26), angle);
    const [ax, ay] = polar(far, angle - half);
    const [bx, by] = polar(far, angle + half);
    return d`M${x + tx} ${y + ty}L${x + ax} ${y + ay}L${x + bx} ${y + by}z`;
  });
  return [fill(strokes.join(''), colour)];
}

/** Short strokes around a disc. */
export function shine(
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  colour: string,
): Shape[] {
  const strokes = Array.from({ length: count }, (_, i) => {
    const angle = (i * 360) / count;
    const [ax, ay] = polar(from, angle);
    const [bx, by] = polar(i % 2 === 0 ? to : (from + to) / 2, angle);
    return d`M${x + ax} ${y + ay}L${x + bx} ${y + by}`;
  });
  return [line(strokes.join(''), colour, 1)];
}

const star = (x: number, y: number, r: number): string =>
  d`M${x} ${y - r}q0 ${r} ${r} ${r}q${-r} 0 ${-r} ${r}q0 ${-r} ${-r} ${-r}q${r} 0 ${r} ${-r}z`;

export function stars(dice: Dice, stage: Canvas, below: number, colour: string, count = 11): Shape[] {
  const sky = Array.from({ length: count }, () =>
    star(dice.between(2, stage.width - 2), dice.between(3, below), dice.between(0.8, 1.9)),
  );
  return [fill(sky.join(''), colour)];
}
