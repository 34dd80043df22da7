// Clouds as woodblock printers cut them: bands, scrolls, gold leaf.
// Invariant: rounded ends, flat colour, an outline only where it helps.
// Next: ridges.ts.

import type { Dice } from '../chance';
import type { Canvas } from '../layout';
import { cut, d, fill, line, type Shape } from '../shapes';

const pill = (x: number, y: number, width: number, height: number): string => {
  const r = height / 2;
  return d`M${x + r} ${y}h${width - height}a${r} ${r} 0 0 1 0 ${height}h${height - width}a${r} ${r} 0 0 1 0 ${-height}z`;
};

/** A drift of three to five bars, each pushed aside from the one above. */
function drift(dice: Dice, x: number, y: number, width: number, colour: string): Shape {
  const height = dice.between(2.6, 3.8);
  let left = x;
  const bars = Array.from({ length: dice.whole(3, 4) }, (_, i) => {
    left += dice.between(-0.28, 0.3) * width;
    return pill(left, y + i * height * 0.98, width * dice.between(0.45, 1), height);
  });
  return fill(bars.join(''), colour);
}

/** Drifts at both sides of the sky, one above another. */
export function drifts(dice: Dice, stage: Canvas, top: number, bottom: number, colour: string): Shape[] {
  const count = dice.whole(2, 3) + Math.floor((stage.width - 100) / 60);
  return Array.from({ length: count }, (_, i) => {
    const isLeft = i % 2 === 0;
    const width = dice.between(22, 40);
    const reach = stage.width * 0.42;
    const x = isLeft ? dice.between(-14, reach - width) : dice.between(stage.width - reach, stage.width - 18);
    return drift(dice, x, top + ((bottom - top) * (i + dice.unit() * 0.6)) / count, width, colour);
  });
}

/** A scroll cloud: humps above, a flat foot that tails off. */
function scroll(x: number, y: number, size: number, colour: string, ink: string): Shape[] {
  const s = size;
  const body = d`M${x} ${y}c${-s * 0.1} ${-s * 0.34} ${s * 0.16} ${-s * 0.5} ${s * 0.36} ${-s * 0.36}c${s * 0.04} ${-s * 0.36} ${s * 0.56} ${-s * 0.42} ${s * 0.66} ${-s * 0.08}c${s * 0.26} ${-s * 0.1} ${s * 0.48} ${s * 0.08} ${s * 0.42} ${s * 0.28}c${s * 0.2} ${s * 0.04} ${s * 0.36} ${s * 0.1} ${s * 0.5} ${s * 0.2}c${-s * 0.4} ${s * 0.1} ${-s * 1.6} ${s * 0.12} ${-s * 1.94} ${-s * 0.04}z`;
  const curl = (cx: number, cy: number, r: number): string =>
    d`M${cx - r} ${cy + r * 0.6}a${r} ${r} 0 1 1 ${r * 1.5} ${r * 0.5}a${r * 0.6} ${r * 0.6} 0 1 1 ${-r * 0.7} ${-r * 0.9}`;
  return [
    cut(body, colour, ink, s * 0.07),
    {
      kind: 'path',
      d: curl(x + s * 0.62, y - s * 0.22, s * 0.2),
      fill: 'none',
      stroke: ink,
      width: s * 0.06,
    },
  ];
}

export function scrolls(
  dice: Dice,
  stage: Canvas,
  top: number,
  bottom: number,
  colour: string,
  ink: string,
): Shape[] {
  const count = dice.whole(2, 3) + Math.floor((stage.width - 100) / 70);
  return Array.from({ length: count }, (_, i) => {
    const size = dice.between(11, 17);
    const isLeft = i % 2 === 0;
    const x = isLeft
      ? dice.between(-12, stage.width * 0.14)
      : dice.between(stage.width * 0.66, stage.width - 14);
    return scroll(x, top + ((bottom - top) * (i + 0.5)) / count, size, colour, ink);
  }).flat();
}

/** Gold leaf: a bank of cloud with a scalloped edge from one side, flecked along it. */
export function goldLeaf(
  dice: Dice,
  stage: Canvas,
  y: number,
  isLeft: boolean,
  colour: string,
  ink: string,
): Shape[] {
  const reach = stage.width * dice.between(0.34, 0.5);
  const edge = isLeft ? -4 : stage.width + 4;
  const way = isLeft ? 1 : -1;
  const sweep = isLeft ? 1 : 0;
  const step = 6.4;
  const lengths = [0.66, 1, 0.8, 0.45].map((share) => share * reach);
  const lobes = lengths.map(
    (length) => d`H${edge + way * length}a${step / 2} ${step / 2} 0 0 ${sweep} 0 ${step}`,
  );
  const bank = d`M${edge} ${y}${lobes.join('')}H${edge}z`;
  const flecks = Array.from(
    { length: 9 },
    () => d`M${edge + way * reach * dice.between(0.5, 1.25)} ${y + dice.between(-4, step * 4 + 4)}h0`,
  );
  return [cut(bank, colour, ink, 0.7), line(flecks.join(''), colour, 1.3)];
}

/** Mist: long bars across the whole width. */
export function mist(dice: Dice, stage: Canvas, y: number, colour: string): Shape[] {
  const bars = Array.from({ length: 3 }, (_, i) => {
    const width = stage.width * dice.between(0.45, 0.8);
    const x = i % 2 === 0 ? -6 : stage.width - width + 6;
    return pill(x, y + i * 4.4, width, 2.6);
  });
  return [fill(bars.join(''), colour)];
}

/** Puffs of smoke along a line, from both sides. */
export const puffs = (dice: Dice, stage: Canvas, y: number, colour: string, ink: string): Shape[] =>
  [-8, 14, stage.width - 22, stage.width - 44].flatMap((x, i) =>
    scroll(x, y + (i % 2 === 0 ? 4 : 8), dice.between(14, 18), colour, ink),
  );
