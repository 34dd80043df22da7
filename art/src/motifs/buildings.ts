// Buildings of the east: roofs, pagodas, gates, bridges, lanterns, domes.
// Invariant: each stands with its foot at (x, y).
// Next: castles.ts for the west.

import type { Dice } from '../chance';
import { at, cut, d, disc, fill, line, rect, type Shape } from '../shapes';

/** A house with a curved roof. */
export function house(x: number, y: number, width: number, roof: string, wall: string): Shape[] {
  const w = width;
  const h = w * 0.34;
  return [
    rect(x - w * 0.36, y - h, w * 0.72, h, wall),
    fill(
      d`M${x - w * 0.58} ${y - h * 0.9}q${w * 0.22} ${-h * 0.1} ${w * 0.3} ${-h * 0.95}h${w * 0.56}q${w * 0.08} ${h * 0.85} ${w * 0.3} ${h * 0.95}z`,
      roof,
    ),
    rect(x - w * 0.3, y - h * 1.92, w * 0.6, h * 0.16, roof),
    rect(x - w * 0.07, y - h * 0.6, w * 0.14, h * 0.6, roof),
  ];
}

/** A village: houses in a row, some behind others. */
export function village(
  dice: Dice,
  x: number,
  y: number,
  width: number,
  roof: string,
  wall: string,
): Shape[] {
  const count = Math.max(3, Math.round(width / 15));
  return Array.from({ length: count }, (_, i) =>
    house(
      x + (width * (i + 0.5)) / count + dice.between(-3, 3),
      y + dice.between(-3, 2),
      dice.between(14, 20),
      roof,
      wall,
    ),
  ).flat();
}

export function pagoda(
  x: number,
  y: number,
  height: number,
  tiers: number,
  roof: string,
  wall: string,
): Shape[] {
  const step = (height * 0.82) / tiers;
  const shapes: Shape[] = [];
  for (let i = 0; i < tiers; i++) {
    const w = height * (0.3 - i * 0.035);
    const foot = y - i * step;
    shapes.push(rect(x - w * 0.36, foot - step, w * 0.72, step, wall));
    shapes.push(
      fill(
        d`M${x - w * 0.72} ${foot - step * 0.5}q${w * 0.3} ${-step * 0.06} ${w * 0.42} ${-step * 0.5}h${w * 0.6}q${w * 0.12} ${step * 0.44} ${w * 0.42} ${step * 0.5}z`,
        roof,
      ),
    );
  }
  shapes.push(
    line(d`M${x} ${y - tiers * step}v${-height * 0.18}`, roof, 1),
    disc(x, y - tiers * step - height * 0.07, 1, roof),
  );
  return shapes;
}

/** The gate of a shrine: two posts, a curved lintel and a tie. */
export function torii(x: number, y: number, width: number, colour: string, cap: string): Shape[] {
  const w = width;
  const h = w * 0.92;
  const t = w * 0.09;
  return [
    fill(
      d`M${x - w * 0.36} ${y}l${t * 0.4} ${-h}h${t}l${t * 0.4} ${h}zM${x + w * 0.36} ${y}l${-t * 0.4} ${-h}h${-t}l${-t * 0.4} ${h}z`,
      colour,
    ),
    rect(x - w * 0.44, y - h * 0.72, w * 0.88, t * 0.9, colour),
    rect(x - t * 0.4, y - h * 0.96, t * 0.8, h * 0.26, colour),
    fill(
      d`M${x - w * 0.58} ${y - h * 1.06}q${w * 0.58} ${h * 0.1} ${w * 1.16} 0l${-w * 0.05} ${t * 1.5}q${-w * 0.53} ${h * 0.08} ${-w * 1.06} 0z`,
      colour,
    ),
    fill(
      d`M${x - w * 0.6} ${y - h * 1.12}q${w * 0.6} ${h * 0.12} ${w * 1.2} 0v${t * 0.6}q${-w * 0.6} ${h * 0.12} ${-w * 1.2} 0z`,
      cap,
    ),
  ];
}

/** An arched bridge with a railing. */
export function bridge(x: number, y: number, width: number, colour: string, rail: string): Shape[] {
  const w = width;
  const rise = w * 0.24;
  const posts = [-0.42, -0.28, -0.14, 0, 0.14, 0.28, 0.42].map((share) => {
    const top = y - rise * (1 - 4 * share * share);
    return d`M${x + w * share} ${top}v${-w * 0.12}`;
  });
  return [
    fill(
      d`M${x - w / 2} ${y}Q${x} ${y - rise * 2} ${x + w / 2} ${y}v${w * 0.08}Q${x} ${y - rise * 2 + w * 0.16} ${x - w / 2} ${y + w * 0.08}z`,
      colour,
    ),
    line(posts.join(''), rail, w * 0.028),
    line(
      d`M${x - w / 2} ${y - w * 0.12}Q${x} ${y - rise * 2 - w * 0.12} ${x + w / 2} ${y - w * 0.12}`,
      rail,
      w * 0.034,
    ),
  ];
}

/** A paper lantern that hangs from above. */
export function lantern(
  x: number,
  top: number,
  y: number,
  size: number,
  colour: string,
  ink: string,
): Shape[] {
  const s = size;
  const ribs = [-0.28, 0, 0.28].map((share) => {
    const half = s * 0.5 * Math.sqrt(1 - share * share);
    return d`M${x - half} ${y + s * share}h${2 * half}`;
  });
  return [
    line(d`M${x} ${top}V${y - s * 0.6}`, ink, 0.6),
    cut(
      d`M${x - s * 0.26} ${y - s * 0.52}C${x - s * 0.66} ${y - s * 0.36} ${x - s * 0.66} ${y + s * 0.36} ${x - s * 0.26} ${y + s * 0.52}h${s * 0.52}C${x + s * 0.66} ${y + s * 0.36} ${x + s * 0.66} ${y - s * 0.36} ${x + s * 0.26} ${y - s * 0.52}z`,
      colour,
      ink,
      0.6,
    ),
    line(ribs.join(''), ink, 0.45),
    rect(x - s * 0.3, y - s * 0.62, s * 0.6, s * 0.16, ink),
    rect(x - s * 0.3, y + s * 0.48, s * 0.6, s * 0.16, ink),
  ];
}

/** A string of lanterns across the picture. */
export function lanterns(
  x: number,
  y: number,
  width: number,
  count: number,
  size: number,
  colour: string,
  ink: string,
): Shape[] {
  const sag = width * 0.1;
  const hung = Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const rope = y + sag * 4 * share * (1 - share);
    return lantern(x + width * share, rope, rope + size * 0.9, size, colour, ink);
  });
  return [line(d`M${x} ${y}Q${x + width / 2} ${y + sag * 2} ${x + width} ${y}`, ink, 0.6), ...hung.flat()];
}

/** A stone lantern. */
export const stoneLantern = (x: number, y: number, height: number, colour: string, glow: string): Shape[] => {
  const h = height;
  return [
    fill(
      d`M${x - h * 0.2} ${y}h${h * 0.4}l${-h * 0.08} ${-h * 0.1}h${-h * 0.06}v${-h * 0.36}h${h * 0.12}l${h * 0.04} ${-h * 0.08}h${-h * 0.52}l${h * 0.04} ${h * 0.08}h${h * 0.12}v${h * 0.36}h${-h * 0.06}zM${x - h * 0.18} ${y - h * 0.52}h${h * 0.36}v${-h * 0.2}h${-h * 0.36}zM${x - h * 0.34} ${y - h * 0.7}q${h * 0.24} ${-h * 0.06} ${h * 0.28} ${-h * 0.2}h${h * 0.12}q${h * 0.04} ${h * 0.14} ${h * 0.28} ${h * 0.2}z`,
      colour,
    ),
    disc(x, y - h * 0.62, h * 0.08, glow),
  ];
};

/** Domes and round towers of clay. */
export function domes(dice: Dice, x: number, y: number, width: number, colour: string, ink: string): Shape[] {
  const count = Math.max(3, Math.round(width / 12));
  return Array.from({ length: count }, (_, i) => {
    const w = dice.between(10, 17);
    const h = w * dice.between(0.3, 1);
    const cx = x + (width * (i + 0.5)) / count;
    const holes = d`M${cx - w * 0.2} ${y - h}h1.8M${cx + w * 0.12} ${y - h * 0.7}h1.8`;
    return [
      fill(d`M${cx - w / 2} ${y + 2}v${-h}a${w / 2} ${w * 0.46} 0 0 1 ${w} 0v${h}z`, colour),
      line(d`M${cx} ${y - h - w * 0.44}v-3`, colour, 1),
      line(holes, ink, 1.5),
    ];
  }).flat();
}

/** A wall of cloth: posts with a flag each. */
export const nobori = (
  xs: readonly number[],
  y: number,
  height: number,
  cloth: string,
  ink: string,
): Shape[] =>
  xs.flatMap((x) => [
    line(d`M${x} ${y}v${-height}h${height * 0.26}`, ink, 0.9),
    cut(d`M${x + 0.6} ${y - height + 1}h${height * 0.2}v${height * 0.62}h${-height * 0.2}z`, cloth, ink, 0.5),
  ]);

/** A kite on a string. */
export const kite = (x: number, y: number, size: number, colour: string, ink: string): Shape =>
  at(
    x,
    y,
    [
      cut('M0-10L7-1L0 10L-7-1z', colour, ink, 0.8),
      line('M0-10V10M-7-1H7', ink, 0.6),
      line('M0 10q4 5 0 9q-4 4 1 9', ink, 0.7),
    ],
    { scale: size / 10, turn: 14 },
  );
