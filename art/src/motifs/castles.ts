// Buildings of the west: walls, towers, keeps, camps, palisades, engines, mills, stones.
// Invariant: each stands with its foot at (x, y).
// Next: figures.ts.

import { cosine, sine } from '../angles';
import type { Dice } from '../chance';
import { cut, d, fill, line, rect, type Shape } from '../shapes';

/** Battlements from left to right, as relative path data. */
function battlements(width: number, tooth: number): string {
  const count = Math.max(1, Math.floor(width / (2 * tooth)));
  const step = width / (2 * count + 1);
  return `${Array.from({ length: count }, () => d`v${-tooth}h${step}v${tooth}h${step}`).join('')}${d`v${-tooth}h${step}v${tooth}`}`;
}

export function wall(
  x: number,
  y: number,
  width: number,
  height: number,
  stone: string,
  ink: string,
): Shape[] {
  const joints = [0.35, 0.6, 0.85].map((share, row) => {
    const gap = 9;
    let path = '';
    for (let jx = 3 + (row % 2) * 4; jx < width - 4; jx += gap)
      path += d`M${x + jx} ${y - height * (1 - share)}h3.4`;
    return path;
  });
  return [
    fill(d`M${x} ${y}v${-height}${battlements(width, 2.6)}V${y}z`, stone),
    line(joints.join(''), ink, 0.6),
  ];
}

export function tower(
  x: number,
  y: number,
  width: number,
  height: number,
  stone: string,
  ink: string,
  flag: string | null,
): Shape[] {
  const half = width / 2;
  const brow = half * 1.32;
  const shapes: Shape[] = [
    fill(
      d`M${x - half} ${y}V${y - height}l${half - brow} -2.6v-3.4${battlements(brow * 2, 2.4)}v3.4l${half - brow} 2.6V${y}z`,
      stone,
    ),
    fill(d`M${x - 1} ${y - height * 0.72}h2v4.4h-2zM${x - 1} ${y - height * 0.4}h2v4.4h-2z`, ink),
    line(d`M${x + half * 0.55} ${y - height * 0.88}v${height * 0.8}`, ink, 0.5),
  ];
  if (flag !== null) {
    shapes.push(
      line(d`M${x} ${y - height - 6}v-11`, ink, 0.8),
      fill(d`M${x} ${y - height - 17}l8 2.6l-8 2.8z`, flag),
    );
  }
  return shapes;
}

/** A round tower with a pointed roof. */
export function spire(
  x: number,
  y: number,
  width: number,
  height: number,
  stone: string,
  roof: string,
  ink: string,
): Shape[] {
  const half = width / 2;
  return [
    rect(x - half, y - height, width, height, stone),
    fill(
      d`M${x - half * 1.4} ${y - height}L${x} ${y - height - width * 1.9}L${x + half * 1.4} ${y - height}z`,
      roof,
    ),
    fill(d`M${x - 1.2} ${y - height * 0.78}a1.200 1.4 0 0 1 2.4 0v4h-2.4z`, ink),
    line(d`M${x} ${y - height - width * 1.9}v-4`, ink, 0.8),
  ];
}

/** A castle: a keep between towers behind a wall. */
export function castle(
  dice: Dice,
  x: number,
  y: number,
  size: number,
  stone: string,
  ink: string,
  flag: string,
): Shape[] {
  const s = size;
  return [
    ...tower(x - s * 0.1, y, s * 0.34, s * dice.between(0.8, 1), stone, ink, flag),
    ...tower(x + s * 0.32, y, s * 0.2, s * dice.between(0.56, 0.8), stone, ink, null),
    ...tower(
      x - s * 0.5,
      y,
      s * 0.2,
      s * dice.between(0.5, 0.72),
      stone,
      ink,
      dice.chance(0.5) ? flag : null,
    ),
    ...wall(x - s * 0.66, y, s * 1.32, s * 0.3, stone, ink),
    fill(d`M${x - s * 0.09} ${y}v${-s * 0.1}a${s * 0.09} ${s * 0.1} 0 0 1 ${s * 0.18} 0v${s * 0.1}z`, ink),
  ];
}

export function tent(
  x: number,
  y: number,
  width: number,
  cloth: string,
  stripe: string,
  ink: string,
): Shape[] {
  const w = width / 2;
  const h = width * 0.72;
  return [
    cut(
      d`M${x - w} ${y}L${x - w * 0.7} ${y - h * 0.42}L${x} ${y - h}L${x + w * 0.7} ${y - h * 0.42}L${x + w} ${y}z`,
      cloth,
      ink,
      0.7,
    ),
    fill(
      d`M${x - w * 0.7} ${y - h * 0.42}L${x} ${y - h}L${x - w * 0.34} ${y - h * 0.42}L${x - w * 0.5} ${y}H${x - w}zM${x + w * 0.7} ${y - h * 0.42}L${x} ${y - h}L${x + w * 0.34} ${y - h * 0.42}L${x + w * 0.5} ${y}H${x + w}z`,
      stripe,
    ),
    fill(d`M${x - w * 0.16} ${y}L${x} ${y - h * 0.4}L${x + w * 0.16} ${y}z`, ink),
    line(d`M${x} ${y - h}v-5`, ink, 0.7),
    fill(d`M${x} ${y - h - 5}l6 1.800l-6 1.800z`, stripe),
  ];
}

/** Sharpened stakes in a row. */
export function palisade(
  dice: Dice,
  x: number,
  y: number,
  width: number,
  height: number,
  wood: string,
  ink: string,
): Shape[] {
  const step = 4.6;
  let stakes = '';
  let grain = '';
  for (let sx = x; sx < x + width; sx += step) {
    const h = height * dice.between(0.85, 1.1);
    stakes += d`M${sx} ${y}v${-h}l${step * 0.46} -3.4l${step * 0.46} 3.4v${h}z`;
    grain += d`M${sx + step * 0.3} ${y - h + 2}v${h * 0.4}`;
  }
  return [fill(stakes, wood), line(grain, ink, 0.5), line(d`M${x} ${y - height * 0.45}h${width}`, ink, 1.1)];
}

/** Spears in a row, leaning as one. */
export function pikes(
  x: number,
  y: number,
  count: number,
  height: number,
  wood: string,
  steel: string,
): Shape[] {
  let shafts = '';
  let heads = '';
  for (let i = 0; i < count; i++) {
    const px = x + i * 5.4;
    const h = height - (i % 3) * 2;
    shafts += d`M${px} ${y}l4 ${-h}`;
    heads += d`M${px + 4} ${y - h - 5}l1.800 4.8l-1.8 1.600l-1.800 -1.600z`;
  }
  return [line(shafts, wood, 1), fill(heads, steel)];
}

/** A trebuchet. */
export const engine = (x: number, y: number, size: number, wood: string): Shape[] => {
  const s = size;
  return [
    line(
      d`M${x - s * 0.36} ${y}L${x} ${y - s * 0.62}L${x + s * 0.36} ${y}M${x - s * 0.46} ${y}H${x + s * 0.46}M${x - s * 0.2} ${y - s * 0.3}H${x + s * 0.2}`,
      wood,
      s * 0.055,
    ),
    line(d`M${x + s * 0.28} ${y - s * 0.4}L${x - s * 0.54} ${y - s * 1.04}`, wood, s * 0.05),
    line(
      d`M${x - s * 0.54} ${y - s * 1.04}q${-s * 0.14} ${s * 0.18} ${-s * 0.02} ${s * 0.34}`,
      wood,
      s * 0.025,
    ),
    rect(x + s * 0.17, y - s * 0.4, s * 0.24, s * 0.24, wood),
  ];
};

export const mill = (
  x: number,
  y: number,
  size: number,
  stone: string,
  sail: string,
  ink: string,
): Shape[] => {
  const s = size;
  const cy = y - s * 0.72;
  const blades = [20, 110, 200, 290].map((turn) => {
    const [ux, uy] = [cosine(turn), sine(turn)];
    const at = (along: number, across: number): string =>
      d`${x + ux * along - uy * across} ${cy + uy * along + ux * across}`;
    return `M${at(s * 0.1, 0)}L${at(s * 0.1, s * 0.12)}L${at(s * 0.5, s * 0.12)}L${at(s * 0.5, 0)}z`;
  });
  return [
    fill(
      d`M${x - s * 0.24} ${y}L${x - s * 0.15} ${y - s * 0.72}Q${x} ${y - s * 0.94} ${x + s * 0.15} ${y - s * 0.72}L${x + s * 0.24} ${y}z`,
      stone,
    ),
    cut(blades.join(''), sail, ink, 0.5),
    fill(d`M${x - s * 0.05} ${y}v${-s * 0.16}h${s * 0.1}v${s * 0.16}z`, ink),
  ];
};

/** Standing stones, some with a lintel. */
export function stones(
  dice: Dice,
  x: number,
  y: number,
  width: number,
  height: number,
  stone: string,
  ink: string,
): Shape[] {
  const count = Math.max(3, Math.round(width / 10));
  const step = width / count;
  const shapes: Shape[] = [];
  for (let i = 0; i < count; i++) {
    const sx = x + i * step;
    const h = height * dice.between(0.75, 1.1);
    const w = step * 0.5;
    shapes.push(fill(d`M${sx} ${y}l${w * 0.1} ${-h}l${w * 0.5} -1.6l${w * 0.36} 2l${w * 0.06} ${h}z`, stone));
    shapes.push(
      line(
        d`M${sx + w * 0.66} ${y - h * 0.8}v${h * 0.5}M${sx + w * 0.4} ${y - h * 0.6}l1.6 -1.6l1.6 1.6`,
        ink,
        0.6,
      ),
    );
    if (i < count - 1 && dice.chance(0.4))
      shapes.push(
        fill(d`M${sx - 1} ${y - height * 1.02}h${step + w + 2}l-0.600 -4h${-step - w - 1}z`, stone),
      );
  }
  return shapes;
}

/** A wayside shrine or altar on steps. */
export const altar = (x: number, y: number, size: number, stone: string, glow: string): Shape[] => {
  const s = size;
  return [
    fill(
      d`M${x - s * 0.5} ${y}v${-s * 0.12}h${s * 0.1}v${-s * 0.12}h${s * 0.12}v${-s * 0.34}h${-s * 0.06}v${-s * 0.1}h${s * 0.68}v${s * 0.1}h${-s * 0.06}v${s * 0.34}h${s * 0.12}v${s * 0.12}h${s * 0.1}v${s * 0.12}z`,
      stone,
    ),
    fill(
      d`M${x} ${y - s * 1.1}c${s * 0.2} ${s * 0.2} ${s * 0.16} ${s * 0.42} 0 ${s * 0.44}c${-s * 0.16} ${-s * 0.02} ${-s * 0.16} ${-s * 0.2} ${-s * 0.06} ${-s * 0.26}c0 ${s * 0.04} ${s * 0.02} ${s * 0.06} ${s * 0.04} ${s * 0.06}c${s * 0.02} ${-s * 0.1} ${-s * 0.02} ${-s * 0.16} ${s * 0.02} ${-s * 0.24}z`,
      glow,
    ),
  ];
};

/** A road that narrows towards the horizon. */
export const road = (
  dice: Dice,
  x: number,
  y: number,
  foot: number,
  colour: string,
  edge: string,
): Shape[] => {
  const h = foot - y;
  const sway = dice.pick([-1, 1]) * dice.between(8, 16);
  return [
    cut(
      d`M${x} ${y}C${x + sway} ${y + h * 0.3} ${x - sway} ${y + h * 0.5} ${x - sway * 0.6 - 12} ${foot}h26C${x - sway * 0.4 + 6} ${y + h * 0.5} ${x + sway + 5} ${y + h * 0.3} ${x + 2} ${y}z`,
      colour,
      edge,
      0.6,
    ),
  ];
};
