// Islands on the horizon: each a silhouette with what grows or is built there.
// Invariant: an island stands on the waterline at y and spreads from x over `width`.
// Next: ships.ts.

import type { Dice } from '../chance';
import type { Palette } from '../palette';
import { cut, d, disc, fill, line, type Shape } from '../shapes';
import { domes, pagoda, torii } from './buildings';
import { castle, spire, tower, wall } from './castles';
import { bareTree, palm } from './trees';
import { lightning, smoke } from './weather';

export interface Shore {
  readonly dice: Dice;
  readonly p: Palette;
  /** The middle of the island, its waterline and its width. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export type Island = (shore: Shore) => Shape[];

const mound = ({ x, y, width }: Shore, height: number, colour: string): Shape =>
  fill(
    d`M${x - width / 2} ${y + 3}C${x - width * 0.4} ${y - height * 0.6} ${x - width * 0.2} ${y - height} ${x} ${y - height}C${x + width * 0.24} ${y - height} ${x + width * 0.38} ${y - height * 0.5} ${x + width / 2} ${y + 3}z`,
    colour,
  );

const palms: Island = (s) => [
  mound(s, 9, s.p.mid),
  ...palm(s.dice, s.x - s.width * 0.14, s.y - 6, 30, -7, s.p.ink, s.p.near),
  ...palm(s.dice, s.x + s.width * 0.08, s.y - 6, 36, 6, s.p.ink, s.p.near),
  ...palm(s.dice, s.x + s.width * 0.22, s.y - 3, 22, 8, s.p.ink, s.p.near),
];

const volcano: Island = (s) => {
  const { x, y, width: w, p } = s;
  return [
    ...smoke(x - 1, y - w * 0.52, 26, p.near),
    fill(
      d`M${x - w / 2} ${y + 3}Q${x - w * 0.16} ${y - w * 0.1} ${x - w * 0.09} ${y - w * 0.54}h${w * 0.18}Q${x + w * 0.16} ${y - w * 0.1} ${x + w / 2} ${y + 3}z`,
      p.mid,
    ),
    fill(
      d`M${x - w * 0.09} ${y - w * 0.54}h${w * 0.18}l${w * 0.03} ${w * 0.16}l${-w * 0.05} ${-w * 0.05}l${-w * 0.03} ${w * 0.16}l${-w * 0.05} ${-w * 0.14}l${-w * 0.06} ${w * 0.06}z`,
      p.accent,
    ),
  ];
};

const fortress: Island = (s) => [
  ...wall(s.x - s.width / 2, s.y + 3, s.width, 13, s.p.mid, s.p.near),
  ...tower(s.x - s.width * 0.34, s.y + 3, 9, 24, s.p.mid, s.p.ink, s.p.accent),
  ...tower(s.x + s.width * 0.34, s.y + 3, 9, 20, s.p.mid, s.p.ink, s.p.accent),
  ...tower(s.x, s.y + 3, 18, 38, s.p.near, s.p.ink, s.p.accent),
  line(d`M${s.x - 6} ${s.y - 22}q3 -3 6 0.600q3 -3.600 6 -0.600`, s.p.paper, 1.4),
];

const pagodas: Island = (s) => [
  mound(s, 8, s.p.mid),
  ...pagoda(s.x - s.width * 0.1, s.y - 5, 40, 4, s.p.near, s.p.paper),
  ...torii(s.x + s.width * 0.26, s.y + 2, 18, s.p.accent, s.p.ink),
];

const horned: Island = (s) => {
  const { x, y, width: w, p, dice } = s;
  return [
    ...lightning(dice, x + w * 0.36, 4, y - 6, p.accent, p.ink),
    fill(
      d`M${x - w / 2} ${y + 3}l${w * 0.1} ${-w * 0.2}l${w * 0.06} ${w * 0.04}l${w * 0.06} ${-w * 0.22}l${w * 0.1} ${w * 0.06}L${x} ${y - w * 0.46}l${w * 0.16} ${w * 0.12}l${w * 0.08} ${-w * 0.04}l${w * 0.08} ${w * 0.22}l${w * 0.08} ${-w * 0.03}L${x + w / 2} ${y + 3}z`,
      p.mid,
    ),
    fill(
      d`M${x - w * 0.16} ${y - w * 0.3}C${x - w * 0.38} ${y - w * 0.36} ${x - w * 0.44} ${y - w * 0.56} ${x - w * 0.36} ${y - w * 0.74}C${x - w * 0.34} ${y - w * 0.54} ${x - w * 0.24} ${y - w * 0.46} ${x - w * 0.08} ${y - w * 0.4}zM${x + w * 0.16} ${y - w * 0.3}C${x + w * 0.38} ${y - w * 0.36} ${x + w * 0.44} ${y - w * 0.56} ${x + w * 0.36} ${y - w * 0.74}C${x + w * 0.34} ${y - w * 0.54} ${x + w * 0.24} ${y - w * 0.46} ${x + w * 0.08} ${y - w * 0.4}z`,
      p.near,
    ),
  ];
};

/** Cakes and sweets. */
const sweets: Island = (s) => {
  const { x, y, width: w, p } = s;
  const tier = (half: number, top: number, height: number): Shape[] => [
    cut(d`M${x - half} ${y - top + height}v${-height}h${2 * half}v${height}z`, p.paper, p.ink, 0.7),
    fill(
      d`M${x - half} ${y - top}h${2 * half}v3q${-half * 0.2} 4 ${-half * 0.4} 0q${-half * 0.2} 4 ${-half * 0.4} 0q${-half * 0.2} 4 ${-half * 0.4} 0q${-half * 0.2} 4 ${-half * 0.4} 0q${-half * 0.2} 4 ${-half * 0.4} 0z`,
      p.mid,
    ),
  ];
  const lolly = (lx: number, top: number, r: number): Shape[] => [
    line(d`M${lx} ${y}V${top}`, p.paper, 1.6),
    disc(lx, top, r, p.accent),
    line(
      d`M${lx} ${top}a${r * 0.3} ${r * 0.3} 0 0 1 ${r * 0.5} 0a${r * 0.55} ${r * 0.55} 0 0 1 ${-r * 1} 0.2a${r * 0.7} ${r * 0.7} 0 0 1 ${r * 1.3} ${-r * 0.3}`,
      p.paper,
      r * 0.2,
    ),
  ];
  return [
    ...lolly(x - w * 0.4, y - 24, 6),
    ...lolly(x + w * 0.38, y - 30, 7),
    ...tier(w * 0.28, 14, 17),
    ...tier(w * 0.19, 26, 12),
    ...tier(w * 0.11, 36, 10),
    disc(x, y - 38, 2.4, p.accent),
  ];
};

const desert: Island = (s) => [
  mound(s, 6, s.p.mid),
  ...domes(s.dice, s.x - s.width * 0.42, s.y - 1, s.width * 0.84, s.p.near, s.p.far),
  ...palm(s.dice, s.x + s.width * 0.44, s.y, 24, 4, s.p.ink, s.p.mid),
];

const stacks: Island = (s) => {
  const { x, y, width: w, p } = s;
  return [
    ...smoke(x - w * 0.2, y - 32, 22, p.near),
    ...smoke(x + w * 0.18, y - 24, 20, p.near),
    fill(d`M${x - w * 0.24} ${y}v-32h7v32zM${x + w * 0.14} ${y}v-24h7v24z`, p.near),
    fill(
      d`M${x - w / 2} ${y + 3}l${w * 0.08} -12h${w * 0.2}l${w * 0.06} -6h${w * 0.14}l${w * 0.04} 8h${w * 0.2}l${w * 0.06} -4h${w * 0.1}l${w * 0.12} 14z`,
      p.mid,
    ),
  ];
};

const haunted: Island = (s) => [
  ...spire(s.x - 2, s.y - 4, 9, 22, s.p.near, s.p.ink, s.p.accent),
  ...spire(s.x + 9, s.y - 4, 6, 14, s.p.near, s.p.ink, s.p.accent),
  mound(s, 10, s.p.mid),
  ...bareTree(s.dice, s.x - s.width * 0.32, s.y, 30, -8, s.p.ink),
];

const castled: Island = (s) => [
  mound(s, 7, s.p.mid),
  ...castle(s.dice, s.x, s.y - 3, 36, s.p.near, s.p.ink, s.p.accent),
];

const reef: Island = ({ x, y, width: w, p }) => [
  fill(
    d`M${x - w / 2} ${y + 3}l${w * 0.08} -10l${w * 0.05} 4l${w * 0.09} -22l${w * 0.1} 18l${w * 0.08} -8l${w * 0.1} 14zM${x + w * 0.14} ${y + 3}l${w * 0.06} -14l${w * 0.06} 4l${w * 0.08} -14l${w * 0.12} 24z`,
    p.mid,
  ),
  line(d`M${x - w * 0.27} ${y - 10}l-3 9M${x + w * 0.34} ${y - 8}l-2 8`, p.near, 1),
];

const lighthouse: Island = (s) => {
  const { x, y, p } = s;
  return [
    mound({ ...s, width: s.width * 0.8 }, 8, p.mid),
    fill(d`M${x + 2} ${y - 40}L-10 ${y - 58}V${y - 40}z`, p.paper, 0.55),
    cut(d`M${x - 5} ${y - 5}l1.600 -32h6.800l1.600 32z`, p.paper, p.ink, 0.7),
    fill(
      d`M${x - 4.4} ${y - 14}h8.800l0.400 -7h-9.600zM${x - 3.8} ${y - 28}h7.600l0.300 -6h-8.200z`,
      p.accent,
    ),
    fill(d`M${x - 4} ${y - 37}h8v-6h-8zM${x - 5} ${y - 43}L${x} ${y - 48}L${x + 5} ${y - 43}z`, p.ink),
    disc(x, y - 40, 2, p.accent),
  ];
};

export const islands = {
  palms,
  volcano,
  fortress,
  pagodas,
  horned,
  sweets,
  desert,
  stacks,
  haunted,
  castled,
  reef,
  lighthouse,
} as const satisfies Readonly<Record<string, Island>>;

export type IslandName = keyof typeof islands;
