// Rain, snow, wind, lightning, flames, petals and leaves in the air.
// Invariant: strokes and flecks in one colour; drawn above the land.
// Next: birds.ts.

import type { Dice } from '../chance';
import type { Canvas } from '../layout';
import { cut, d, fill, line, type Shape } from '../shapes';

export function rain(dice: Dice, stage: Canvas, colour: string, bottom = stage.height): Shape[] {
  const slant = dice.between(0.18, 0.36);
  const strokes = Array.from({ length: 24 + Math.floor((stage.width - 100) / 3) }, () => {
    const length = dice.between(6, 14);
    return d`M${dice.between(0, stage.width + 16)} ${dice.between(-4, bottom - 8)}l${-length * slant} ${length}`;
  });
  return [line(strokes.join(''), colour, 0.6)];
}

/** Flakes in two sizes: strokes without length, whose round ends are the flakes. */
export function snow(dice: Dice, stage: Canvas, colour: string, bottom = stage.height): Shape[] {
  const flakes = (count: number): string =>
    Array.from(
      { length: count },
      () => d`M${dice.between(0, stage.width)} ${dice.between(0, bottom)}h0`,
    ).join('');
  return [line(flakes(18), colour, 1.4), line(flakes(14), colour, 2.4)];
}

/** Long strokes of wind that end in a curl. */
export function wind(dice: Dice, stage: Canvas, top: number, bottom: number, colour: string): Shape[] {
  const strokes = Array.from({ length: 4 }, (_, i) => {
    const x = dice.between(-10, stage.width * 0.4);
    const y = top + ((bottom - top) * (i + 0.5)) / 4;
    const length = dice.between(34, 60);
    const r = dice.between(3, 5);
    return d`M${x} ${y}c${length * 0.3} -5 ${length * 0.6} 4 ${length} 0a${r} ${r} 0 1 0 ${-r} ${-r}a${r * 0.6} ${r * 0.6} 0 0 0 ${r * 0.9} ${r * 0.5}`;
  });
  return [line(strokes.join(''), colour, 1.1)];
}

export function lightning(
  dice: Dice,
  x: number,
  top: number,
  bottom: number,
  colour: string,
  ink: string,
): Shape[] {
  const steps = 5;
  const right: string[] = [];
  const left: string[] = [];
  let px = x;
  for (let i = 0; i < steps; i++) {
    const y = top + ((bottom - top) * (i + 1)) / steps;
    px += (i % 2 === 0 ? 1 : -1) * dice.between(4, 9) + 1;
    const half = (1 - (i + 1) / steps) * 2.4;
    right.push(d`L${px + half} ${y}`);
    left.unshift(d`L${px - half} ${y + 1.4}`);
  }
  return [cut(d`M${x + 2.4} ${top}${right.join('')}${left.join('')}L${x - 2.4} ${top}z`, colour, ink, 0.5)];
}

/** Tongues of fire along a line. */
export function flames(
  dice: Dice,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  heart: string,
): Shape[] {
  const tongue = (cx: number, w: number, h: number): string =>
    d`M${cx - w / 2} ${y}c${-w * 0.2} ${-h * 0.4} ${w * 0.3} ${-h * 0.5} ${w * 0.2} ${-h}c${w * 0.4} ${h * 0.2} ${w * 0.3} ${h * 0.4} ${w * 0.42} ${h * 0.48}c${w * 0.08} ${-h * 0.08} ${w * 0.1} ${-h * 0.2} ${w * 0.08} ${-h * 0.3}c${w * 0.36} ${h * 0.3} ${w * 0.46} ${h * 0.6} ${w * 0.3} ${h * 0.82}z`;
  const count = Math.max(2, Math.round(width / (height * 0.62)));
  const step = width / count;
  const tongues = Array.from({ length: count }, (_, i) => ({
    cx: x + step * (i + 0.5),
    h: height * dice.between(0.65, 1.1),
  }));
  return [
    fill(tongues.map(({ cx, h }) => tongue(cx, step * 1.2, h)).join(''), colour),
    fill(tongues.map(({ cx, h }) => tongue(cx, step * 0.6, h * 0.55)).join(''), heart),
  ];
}

/** Smoke that rises in widening curls. */
export const smoke = (x: number, y: number, size: number, colour: string): Shape[] => [
  fill(
    d`M${x - 1} ${y}c-2 ${-size * 0.3} 3 ${-size * 0.36} 0 ${-size * 0.6}c-3 ${-size * 0.2} 2 ${-size * 0.36} 5 ${-size * 0.5}c-1 ${size * 0.2} 4 ${size * 0.22} 1 ${size * 0.44}c-2 ${size * 0.2} 2 ${size * 0.3} -2.4 ${size * 0.66}z`,
    colour,
  ),
];

/** Petals or leaves carried by the wind. */
export function petals(
  dice: Dice,
  stage: Canvas,
  colour: string,
  count = 12,
  bottom = stage.height * 0.8,
): Shape[] {
  const flakes = Array.from({ length: count }, () => {
    const s = dice.between(1.2, 2.4);
    const lean = dice.between(-0.6, 0.6);
    return d`M${dice.between(2, stage.width - 2)} ${dice.between(4, bottom)}q${s} ${-s * (0.6 + lean)} ${s * 1.8} ${s * lean}q${-s * 0.6} ${s * 0.9} ${-s * 1.8} ${-s * lean}z`;
  });
  return [fill(flakes.join(''), colour)];
}
