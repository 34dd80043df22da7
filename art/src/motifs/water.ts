// Water: scale waves, curling breakers, ripples, a river and a waterfall.
// Invariant: the sea is closed down to the foot of the stage.
// Next: weather.ts.

import type { Dice } from '../chance';
import type { Canvas } from '../layout';
import { cut, d, fill, line, rect, type Shape } from '../shapes';

/** Seigaiha: rows of scales, each row covering the foot of the one above. */
export function scales(
  stage: Canvas,
  top: number,
  size: number,
  colour: string,
  ink: string,
  rings: readonly number[] = [1, 0.64, 0.28],
): Shape[] {
  const bottom = stage.height;
  const across = Math.ceil(stage.width / (2 * size)) + 2;
  const arcs = (r: number, from: number, y: number): string => {
    const gap = 2 * (size - r);
    const one = d`a${r} ${r} 0 0 1 ${2 * r} 0`;
    return (
      d`M${from + gap / 2} ${y}` +
      Array.from({ length: across }, () => one).join(gap === 0 ? '' : d`m${gap} 0`)
    );
  };
  const rows = Math.ceil((bottom - top) / (size * 0.55)) + 1;
  const fillFoot = rect(-10, top, stage.width + 20, bottom - top, colour);
  return [
    fillFoot,
    ...Array.from({ length: rows }, (_, row) => {
      const y = top + row * size * 0.55;
      const from = -size * (row % 2 === 0 ? 2 : 1);
      return cut(rings.map((share) => arcs(size * share, from, y)).join(''), colour, ink, 0.8);
    }),
  ];
}

/** One row of curling breakers. */
function breakers(
  stage: Canvas,
  y: number,
  size: number,
  shift: number,
  colour: string,
  ink: string,
): Shape[] {
  const s = size;
  const curl = d`c${s * 0.5} ${s * 0.06} ${s * 0.74} ${-s * 0.2} ${s * 0.86} ${-s * 0.5}c${s * 0.1} ${-s * 0.3} ${s * 0.46} ${-s * 0.44} ${s * 0.72} ${-s * 0.24}c${s * 0.24} ${s * 0.2} ${s * 0.1} ${s * 0.54} ${-s * 0.16} ${s * 0.46}c${-s * 0.16} ${-s * 0.06} ${-s * 0.1} ${-s * 0.26} ${s * 0.04} ${-s * 0.22}c${-s * 0.24} ${-s * 0.18} ${-s * 0.5} ${s * 0.16} ${-s * 0.28} ${s * 0.36}c${s * 0.16} ${s * 0.14} ${s * 0.4} ${s * 0.16} ${s * 0.62} ${s * 0.14}`;
  const count = Math.ceil((stage.width + 3 * s) / (s * 1.8)) + 1;
  const edge = d`M${-s * 2 + shift} ${y}` + Array.from({ length: count }, () => curl).join('');
  return [cut(d`${edge}V${stage.height + 6}H${-s * 2 + shift}z`, colour, ink, 0.9)];
}

/** Rows of breakers, from light to dark. */
export const surf = (
  dice: Dice,
  stage: Canvas,
  top: number,
  size: number,
  colours: readonly string[],
  ink: string,
): Shape[] =>
  colours.flatMap((colour, i) =>
    breakers(stage, top + i * size * 0.62, size * (1 + i * 0.08), dice.between(-size, size), colour, ink),
  );

/** Where the claws of the great wave are, as shares of its size. */
const CLAWS: readonly (readonly [number, number])[] = [
  [0.7, -0.58],
  [0.56, -0.66],
  [0.42, -0.68],
  [0.3, -0.62],
  [0.22, -0.5],
];

/** The great wave: one that rears up over the rest, with claws of foam. */
export function greatWave(
  x: number,
  y: number,
  size: number,
  isLeft: boolean,
  colour: string,
  foam: string,
  ink: string,
): Shape[] {
  const s = (isLeft ? 1 : -1) * size;
  const v = size;
  const body = d`M${x - s * 0.9} ${y + v * 0.5}C${x - s * 0.72} ${y - v * 0.3} ${x - s * 0.36} ${y - v * 0.98} ${x + s * 0.2} ${y - v}C${x + s * 0.5} ${y - v} ${x + s * 0.68} ${y - v * 0.82} ${x + s * 0.7} ${y - v * 0.58}C${x + s * 0.52} ${y - v * 0.74} ${x + s * 0.3} ${y - v * 0.72} ${x + s * 0.2} ${y - v * 0.5}C${x + s * 0.06} ${y - v * 0.16} ${x + s * 0.3} ${y + v * 0.3} ${x + s * 0.9} ${y + v * 0.5}z`;
  const claws = CLAWS.map(
    ([cx, cy]) =>
      d`M${x + s * (cx - 0.06)} ${y + v * (cy - 0.08)}q${s * 0.14} ${v * 0.02} ${s * 0.1} ${v * 0.17}q${-s * 0.04} ${-v * 0.08} ${-s * 0.12} ${-v * 0.08}z`,
  );
  const crest = d`M${x - s * 0.3} ${y - v * 0.76}C${x - s * 0.1} ${y - v * 1.02} ${x + s * 0.2} ${y - v * 1.1} ${x + s * 0.46} ${y - v * 0.97}C${x + s * 0.66} ${y - v * 0.88} ${x + s * 0.74} ${y - v * 0.72} ${x + s * 0.7} ${y - v * 0.54}C${x + s * 0.58} ${y - v * 0.76} ${x + s * 0.36} ${y - v * 0.82} ${x + s * 0.2} ${y - v * 0.66}C${x + s * 0.16} ${y - v * 0.86} ${x - s * 0.1} ${y - v * 0.86} ${x - s * 0.3} ${y - v * 0.76}z`;
  const ribs = [0, 1, 2].map(
    (i) =>
      d`M${x - s * (0.66 - i * 0.16)} ${y + v * 0.4}C${x - s * (0.5 - i * 0.16)} ${y - v * 0.2} ${x - s * (0.3 - i * 0.12)} ${y - v * 0.6} ${x + s * (0.02 + i * 0.06)} ${y - v * (0.76 - i * 0.1)}`,
  );
  return [
    cut(body, colour, ink, 0.9),
    line(ribs.join(''), ink, 0.6),
    cut(crest + claws.join(''), foam, ink, 0.7),
  ];
}

/** Short level strokes, denser below. */
export function ripples(
  dice: Dice,
  stage: Canvas,
  top: number,
  bottom: number,
  colour: string,
  count = 14,
): Shape[] {
  const strokes = Array.from({ length: count + Math.floor((stage.width - 100) / 8) }, () => {
    const share = Math.sqrt(dice.unit());
    return d`M${dice.between(-6, stage.width - 4)} ${top + share * (bottom - top)}h${4 + share * dice.between(4, 14)}`;
  });
  return [line(strokes.join(''), colour, 0.9)];
}

/** The path of light under a sun: bars that grow shorter and wider apart. */
export function glitter(x: number, top: number, bottom: number, width: number, colour: string): Shape[] {
  const bars: Shape[] = [];
  let y = top + 1.4;
  for (let i = 0; y < bottom; i++) {
    const half = width * (0.5 - 0.05 * i) * (i % 2 === 0 ? 1 : 0.66);
    if (half < 1) break;
    bars.push(rect(x - half + (i % 3) * 1.5, y, 2 * half, 1.2, colour));
    y += 2.6 + i * 0.3;
  }
  return bars;
}

/** A river that winds towards the viewer. */
export function river(dice: Dice, stage: Canvas, top: number, colour: string, ink: string): Shape[] {
  const x = stage.width * dice.between(0.35, 0.65);
  const sway = dice.pick([-1, 1]) * dice.between(10, 18);
  const foot = stage.height + 2;
  const h = foot - top;
  const bank = d`M${x - 1} ${top}C${x - 4} ${top + h * 0.2} ${x + sway} ${top + h * 0.24} ${x + sway * 0.6} ${top + h * 0.5}C${x + sway * 0.2} ${top + h * 0.7} ${x - sway - 10} ${top + h * 0.7} ${x - sway - 16} ${foot}h40C${x - sway + 20} ${top + h * 0.72} ${x + sway + 14} ${top + h * 0.7} ${x + sway + 9} ${top + h * 0.46}C${x + sway + 6} ${top + h * 0.24} ${x + 5} ${top + h * 0.2} ${x + 2} ${top}z`;
  const flow = d`M${x + sway * 0.8 + 2} ${top + h * 0.4}q2 4 -2 8M${x - sway * 0.4} ${top + h * 0.76}q-4 4 -6 9M${x - sway * 0.4 + 10} ${top + h * 0.74}q-3 4 -4 9`;
  return [fill(bank, colour), line(flow, ink, 0.7)];
}

/** Water that falls from a cliff in threads. */
export function waterfall(
  x: number,
  top: number,
  bottom: number,
  width: number,
  colour: string,
  ink: string,
): Shape[] {
  const threads = [0.25, 0.5, 0.75].map(
    (share, i) => d`M${x + width * share} ${top + 2 + i * 3}V${bottom - 5 - ((i * 7) % 5)}`,
  );
  const spray = d`M${x - 4} ${bottom}a3 3 0 0 1 5 -2a3.4 3.4 0 0 1 6 -0.6a3 3 0 0 1 ${width - 6} 0.6a3 3 0 0 1 4 2z`;
  return [
    fill(d`M${x} ${top}q${width / 2} -2.4 ${width} 0V${bottom}h${-width}z`, colour),
    line(threads.join(''), ink, 0.7),
    fill(spray, colour),
  ];
}
