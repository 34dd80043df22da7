// Trees and stalks: pine, cedar, bamboo, bare tree, cherry, willow, palm, reeds.
// Invariant: each stands with its foot at (x, y) and is as tall as the caller asks.
// Next: buildings.ts.

import { cosine, sine } from '../angles';
import type { Dice } from '../chance';
import type { Canvas } from '../layout';
import { d, disc, fill, line, type Shape } from '../shapes';

/** A row of cedars: narrow, tiered. */
export function cedars(
  dice: Dice,
  stage: Canvas,
  y: number,
  height: number,
  colour: string,
  count = 7,
): Shape[] {
  const trees = Array.from({ length: count }, (_, i) => {
    const x = (stage.width * (i + dice.unit())) / count;
    const h = height * dice.between(0.6, 1.15);
    const w = h * 0.2;
    const tier = (top: number, half: number): string =>
      d`M${x} ${y - h * top}L${x + half} ${y - h * (top - 0.42)}h${-2 * half}z`;
    return (
      tier(1, w * 0.7) + tier(0.8, w) + tier(0.58, w * 1.25) + d`M${x - 0.6} ${y}v${-h * 0.3}h1.2v${h * 0.3}z`
    );
  });
  return trees.map((tree) => fill(tree, colour));
}

/** A pine with cloud-shaped pads on a bent trunk. */
export function pine(
  x: number,
  y: number,
  height: number,
  flip: boolean,
  colour: string,
  pad: string,
): Shape[] {
  const h = height;
  const f = flip ? -1 : 1;
  const trunk = d`M${x} ${y}c${-f * h * 0.06} ${-h * 0.3} ${f * h * 0.2} ${-h * 0.34} ${f * h * 0.1} ${-h * 0.6}c${-f * h * 0.06} ${-h * 0.16} ${f * h * 0.06} ${-h * 0.22} ${f * h * 0.1} ${-h * 0.36}`;
  const branches = d`M${x + f * h * 0.1} ${y - h * 0.42}q${f * h * 0.2} ${-h * 0.02} ${f * h * 0.34} ${-h * 0.1}M${x + f * h * 0.11} ${y - h * 0.58}q${-f * h * 0.16} ${-h * 0.02} ${-f * h * 0.28} ${-h * 0.1}`;
  const cloud = (cx: number, cy: number, w: number): string =>
    d`M${cx - w} ${cy}a${w * 0.4} ${w * 0.3} 0 0 1 ${w * 0.5} ${-w * 0.34}a${w * 0.5} ${w * 0.42} 0 0 1 ${w} 0a${w * 0.4} ${w * 0.3} 0 0 1 ${w * 0.5} ${w * 0.34}z`;
  const pads =
    cloud(x + f * h * 0.42, y - h * 0.5, h * 0.22) +
    cloud(x - f * h * 0.22, y - h * 0.66, h * 0.22) +
    cloud(x + f * h * 0.18, y - h * 0.9, h * 0.26);
  return [line(trunk, colour, h * 0.07), line(branches, colour, h * 0.035), fill(pads, pad)];
}

/** Where the tips of the three leaves at a knot are, to one side of it. */
const LEAVES: readonly (readonly [number, number])[] = [
  [11, -2],
  [10, 4],
  [7, 7],
];

/** Stalks of bamboo from foot to top of the stage, with leaves at the knots. */
export function bamboo(
  dice: Dice,
  stage: Canvas,
  xs: readonly number[],
  colour: string,
  knot: string,
): Shape[] {
  return xs.flatMap((x) => {
    const w = dice.between(2.4, 3.6);
    const lean = dice.between(-5, 5);
    let knots = '';
    let leaves = '';
    for (let y = dice.between(6, 14); y < stage.height; y += dice.between(13, 18)) {
      const kx = x + lean * (1 - y / stage.height);
      knots += d`M${kx - w * 0.62} ${y}h${w * 1.24}`;
      if (dice.chance(0.7)) {
        const way = dice.chance(0.5) ? 1 : -1;
        for (const [dx, dy] of LEAVES)
          leaves += d`M${kx} ${y}q${way * dx * 0.5} ${dy * 0.5 - 2.4} ${way * dx} ${dy}q${-way * dx * 0.6} ${0.6 - dy * 0.1} ${-way * dx} ${-dy}z`;
      }
    }
    return [
      line(d`M${x + lean} -4L${x} ${stage.height + 4}`, colour, w),
      line(knots, knot, 0.7),
      fill(leaves, colour),
    ];
  });
}

interface Twig {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
}

/** How thick the branches are at each fork, for a tree of this height. */
const thickness = (height: number, depth: number): number =>
  depth === 0 ? height * 0.075 : depth === 1 ? height * 0.045 : depth === 2 ? height * 0.028 : 0.7;

/** A bare tree: every branch forks into two shorter ones. Answers with the tips as well. */
function branching(
  dice: Dice,
  x: number,
  y: number,
  height: number,
  lean: number,
): { paths: string[]; tips: Twig[] } {
  const paths = ['', '', '', ''];
  const tips: Twig[] = [];
  const grow = (twig: Twig, depth: number): void => {
    const tx = twig.x + sine(twig.angle) * twig.length;
    const ty = twig.y - cosine(twig.angle) * twig.length;
    paths[depth] += d`M${twig.x} ${twig.y}L${tx} ${ty}`;
    if (depth === 3) {
      tips.push({ ...twig, x: tx, y: ty });
      return;
    }
    for (const side of [-1, 1])
      grow(
        {
          x: tx,
          y: ty,
          angle: twig.angle + side * dice.between(16, 38),
          length: twig.length * dice.between(0.6, 0.82),
        },
        depth + 1,
      );
  };
  grow({ x, y, angle: lean, length: height * 0.38 }, 0);
  return { paths, tips };
}

export function bareTree(
  dice: Dice,
  x: number,
  y: number,
  height: number,
  lean: number,
  colour: string,
): Shape[] {
  const { paths } = branching(dice, x, y, height, lean);
  return paths.map((path, depth) => line(path, colour, thickness(height, depth)));
}

/** A cherry tree: the same, in bloom. */
export function cherry(
  dice: Dice,
  x: number,
  y: number,
  height: number,
  lean: number,
  colour: string,
  bloom: string,
): Shape[] {
  const { paths, tips } = branching(dice, x, y, height, lean);
  return [
    ...paths.map((path, depth) => line(path, colour, thickness(height, depth))),
    ...tips.map((tip) => disc(tip.x, tip.y, dice.between(0.07, 0.12) * height, bloom)),
  ];
}

/** A willow: strands that hang from a crown. */
export function willow(dice: Dice, x: number, y: number, height: number, colour: string): Shape[] {
  const strands = Array.from({ length: 15 }, (_, i) => {
    const reach = (i - 7) * height * 0.07;
    const top = y - height * (1 - Math.abs(i - 7) * 0.03);
    return d`M${x} ${top + 4}q${reach * 0.7} -5 ${reach} 3q${reach * 0.1} ${height * 0.3} ${dice.between(-1, 1)} ${height * dice.between(0.35, 0.7)}`;
  });
  return [
    line(d`M${x} ${y}q-3 ${-height * 0.5} 0 ${-height + 4}`, colour, height * 0.07),
    line(strands.join(''), colour, 0.9),
  ];
}

export function palm(
  dice: Dice,
  x: number,
  y: number,
  height: number,
  lean: number,
  colour: string,
  leaf: string,
): Shape[] {
  const tx = x + lean;
  const ty = y - height;
  const fronds = [-80, -50, -15, 20, 55, 85, 115, -112].map((angle) => {
    const a = angle + dice.between(-6, 6);
    const r = height * 0.5;
    const ex = tx + sine(a) * r;
    const ey = ty - cosine(a) * r * 0.7 + r * 0.3;
    const mx = tx + sine(a) * r * 0.6;
    const my = ty - cosine(a) * r * 0.9 - r * 0.1;
    return d`M${tx} ${ty}Q${mx} ${my - 1.6} ${ex} ${ey}Q${mx} ${my + 2} ${tx} ${ty}z`;
  });
  return [
    line(
      d`M${x} ${y}q${lean * 0.1} ${-height * 0.6} ${lean} ${-height}`,
      colour,
      Math.max(1.2, height * 0.07),
    ),
    fill(fronds.join(''), leaf),
  ];
}

/** Reeds, grass or wheat along a line. */
export function reeds(
  dice: Dice,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  hasEars: boolean,
): Shape[] {
  let stalks = '';
  let ears = '';
  for (let i = 0; i < width / 2.4; i++) {
    const rx = x + dice.between(0, width);
    const h = height * dice.between(0.55, 1.1);
    const bend = dice.between(-3, 5);
    stalks += d`M${rx} ${y}q${bend * 0.2} ${-h * 0.6} ${bend} ${-h}`;
    if (hasEars && dice.chance(0.6))
      ears += d`M${rx + bend} ${y - h - 2.6}q1.6 2.4 0.3 5.4q-1.6 -2 -0.3 -5.4z`;
  }
  return [line(stalks, colour, 0.9), fill(ears, colour)];
}
