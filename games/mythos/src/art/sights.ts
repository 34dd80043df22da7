// The sights in a scene of Mythos: trees, roofs, gates, bridges, lanterns, weather; each faction has its own.
// Invariant: a sight keeps to the sides or to the foot of the picture, never over the crest.
// Next: scene.ts puts them together.

import type { Dice } from '@sleight/art/chance';
import { type PictureFacts, speaksOf } from '@sleight/art/facts';
import type { Canvas } from '@sleight/art/layout';
import { crane, crows, flock } from '@sleight/art/motifs/birds';
import {
  bridge,
  domes,
  house,
  kite,
  lantern,
  lanterns,
  nobori,
  pagoda,
  stoneLantern,
  torii,
  village,
} from '@sleight/art/motifs/buildings';
import { mist, puffs } from '@sleight/art/motifs/clouds';
import { bamboo, bareTree, cedars, cherry, pine, reeds, willow } from '@sleight/art/motifs/trees';
import { river, waterfall } from '@sleight/art/motifs/water';
import { flames, lightning, petals, rain, snow, wind } from '@sleight/art/motifs/weather';
import type { Palette } from '@sleight/art/palette';
import { d, line, polar, ring, type Shape } from '@sleight/art/shapes';
import type { VillageName } from './palettes';

/** The input of a sight. `left` says at which side there is room. */
export interface SightGround {
  readonly dice: Dice;
  readonly stage: Canvas;
  readonly p: Palette;
  readonly left: boolean;
  /** Where the middle and the near layer begin. */
  readonly middle: number;
  readonly near: number;
}

type Sight = (ground: SightGround) => Shape[];

const side = ({ left, stage }: SightGround, inset: number): number => (left ? inset : stage.width - inset);

/** Behind the middle layer. */
const behind = {
  pagoda: (g: SightGround) =>
    pagoda(side(g, 19), g.middle + 4, 42, 5, g.p.near, g.p.dark ? g.p.cloud : g.p.paper),
  cedars: (g: SightGround) => cedars(g.dice, g.stage, g.middle + 5, 18, g.p.near),
  village: (g: SightGround) =>
    village(g.dice, g.left ? -4 : 48, g.middle + 4, 56, g.p.near, g.p.dark ? g.p.cloud : g.p.paper),
  domes: (g: SightGround) => domes(g.dice, g.left ? 0 : 44, g.middle + 3, 58, g.p.near, g.p.far),
  torii: (g: SightGround) => torii(side(g, 22), g.middle + 6, 26, g.p.accent, g.p.ink),
  waterfall: (g: SightGround) => waterfall(side(g, 20), g.middle - 22, g.middle + 10, 9, g.p.paper, g.p.near),
  house: (g: SightGround) => house(side(g, 22), g.middle + 4, 30, g.p.near, g.p.dark ? g.p.cloud : g.p.paper),
  mist: (g: SightGround) => mist(g.dice, g.stage, g.middle - 10, g.p.dark ? g.p.cloud : g.p.paper),
} as const satisfies Readonly<Record<string, Sight>>;

/** Between the middle and the near layer. */
const between = {
  pine: (g: SightGround) => pine(side(g, 14), g.near + 5, 40, !g.left, g.p.ink, g.p.near),
  bare: (g: SightGround) => bareTree(g.dice, side(g, 14), g.near + 6, 42, g.left ? 10 : -10, g.p.ink),
  cherry: (g: SightGround) =>
    cherry(g.dice, side(g, 12), g.near + 6, 40, g.left ? 12 : -12, g.p.ink, g.p.accent),
  willow: (g: SightGround) => willow(g.dice, side(g, 16), g.near + 6, 40, g.p.ink),
  bridge: (g: SightGround) => bridge(side(g, 30), g.near + 3, 44, g.p.accent, g.p.ink),
  lanternPost: (g: SightGround) => stoneLantern(side(g, 17), g.near + 4, 22, g.p.ink, g.p.accent),
  banners: (g: SightGround) =>
    nobori(g.left ? [6, 15, 24] : [72, 81, 90], g.near + 6, 30, g.p.accent, g.p.ink),
  river: (g: SightGround) => river(g.dice, g.stage, g.middle + 3, g.p.dark ? g.p.cloud : g.p.paper, g.p.near),
  reeds: (g: SightGround) => reeds(g.dice, g.left ? 0 : 60, g.near + 4, 40, 15, g.p.ink, true),
} as const satisfies Readonly<Record<string, Sight>>;

/** Before everything. */
const before = {
  bamboo: (g: SightGround) => bamboo(g.dice, g.stage, g.left ? [5, 13] : [88, 95], g.p.near, g.p.ink),
  lanterns: (g: SightGround) => lanterns(-4, 5, 108, 4, 9, g.p.accent, g.p.ink),
  lantern: (g: SightGround) => lantern(side(g, 13), 0, 30, 12, g.p.accent, g.p.ink),
  petals: (g: SightGround) => petals(g.dice, g.stage, g.p.accent),
  rain: (g: SightGround) => rain(g.dice, g.stage, g.p.line),
  snow: (g: SightGround) => snow(g.dice, g.stage, g.p.sky === g.p.paper ? g.p.cloud : g.p.paper),
  wind: (g: SightGround) => wind(g.dice, g.stage, 8, 78, g.p.dark ? g.p.paper : g.p.mid),
  flock: (g: SightGround) => flock(g.dice, g.dice.between(30, 70), g.dice.between(10, 16), g.p.line),
  crows: (g: SightGround) => crows(g.dice, g.stage, 8, 22, g.p.line),
  crane: (g: SightGround) => [crane(side(g, 24), 24, 0.8, !g.left, g.p.paper, g.p.ink)],
  kite: (g: SightGround) => [kite(side(g, 13), 34, 7, g.p.accent, g.p.ink)],
  reeds: (g: SightGround) => reeds(g.dice, g.left ? -2 : 52, g.stage.height, 50, 22, g.p.ink, true),
} as const satisfies Readonly<Record<string, Sight>>;

export interface VillageSights {
  readonly behind: readonly (keyof typeof behind)[];
  readonly between: readonly (keyof typeof between)[];
  readonly before: readonly (keyof typeof before)[];
}

const bySight: Readonly<Record<VillageName, VillageSights>> = {
  leaf: {
    behind: ['pagoda', 'cedars', 'village', 'torii', 'waterfall', 'house'],
    between: ['pine', 'cherry', 'bridge', 'banners', 'river', 'lanternPost'],
    before: ['bamboo', 'lanterns', 'lantern', 'petals', 'flock', 'crane', 'kite'],
  },
  sand: {
    behind: ['domes', 'mist', 'domes'],
    between: ['bare', 'banners', 'reeds'],
    before: ['wind', 'flock', 'kite', 'crows', 'lantern'],
  },
  sound: {
    behind: ['torii', 'mist', 'house', 'cedars', 'waterfall'],
    between: ['bare', 'reeds', 'willow', 'lanternPost'],
    before: ['rain', 'bamboo', 'crows', 'lantern', 'wind', 'flock'],
  },
  akatsuki: {
    behind: ['torii', 'mist', 'pagoda'],
    between: ['bare', 'reeds', 'bare'],
    before: ['crows', 'rain', 'crows', 'snow'],
  },
  mist: {
    behind: ['mist', 'cedars', 'house', 'torii'],
    between: ['bridge', 'reeds', 'pine', 'willow'],
    before: ['rain', 'flock', 'snow', 'crane', 'reeds'],
  },
  wild: {
    behind: ['cedars', 'waterfall', 'mist', 'torii'],
    between: ['pine', 'willow', 'reeds', 'river'],
    before: ['flock', 'petals', 'reeds', 'bamboo', 'crane'],
  },
  road: {
    behind: ['village', 'pagoda', 'torii', 'house', 'cedars', 'waterfall'],
    between: ['pine', 'bridge', 'banners', 'river', 'willow', 'lanternPost'],
    before: ['flock', 'lanterns', 'rain', 'snow', 'kite', 'crane'],
  },
};

/** One sight of each depth, and sometimes none. */
export interface ChosenSights {
  readonly behind: Sight | null;
  readonly between: Sight | null;
  readonly before: readonly Sight[];
}

export function chooseSights(dice: Dice, at: VillageName, detail: number): ChosenSights {
  const list = bySight[at];
  const first = dice.pick(list.before);
  const second = dice.pick(list.before);
  return {
    behind: dice.chance(0.78) ? behind[dice.pick(list.behind)] : null,
    between: dice.chance(detail > 0 ? 0.9 : 0.6) ? between[dice.pick(list.between)] : null,
    before: [before[first], ...(detail > 0 && second !== first ? [before[second]] : [])],
  };
}

/** Sounds, threads and whirls around the crest. */
const waves = (x: number, y: number, from: number, colour: string): Shape[] =>
  [0, 1, 2].map((i) => ring(x, y, from + 4 + i * 5, colour, 1.5 - i * 0.4));

const web = (x: number, y: number, colour: string): Shape[] => {
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const [px, py] = polar(90, i * 30 + 8);
    return d`M${x} ${y}l${px} ${py}`;
  });
  const threads = [26, 35, 46, 60].map((r) => {
    const knots = Array.from({ length: 13 }, (_, i) => polar(r, i * 30 + 8));
    return knots
      .map(([px, py], i) =>
        i === 0
          ? d`M${x + px} ${y + py}`
          : d`Q${x + (px + knots[i - 1][0]) * 0.45} ${y + (py + knots[i - 1][1]) * 0.45} ${x + px} ${y + py}`,
      )
      .join('');
  });
  return [line(spokes.join('') + threads.join(''), colour, 0.7)];
};

const whirl = (x: number, y: number, from: number, colour: string): Shape[] => {
  const arms = Array.from({ length: 7 }, (_, i) => {
    const [ax, ay] = polar(from, i * 51.4);
    const [bx, by] = polar(from + 22, i * 51.4 + 56);
    return d`M${x + ax} ${y + ay}A${from + 8} ${from + 8} 0 0 1 ${x + bx} ${y + by}`;
  });
  return [line(arms.join(''), colour, 1.6)];
};

export interface Spoken {
  readonly sky: Shape[];
  readonly ground: Shape[];
  readonly air: Shape[];
}

/** What the card's own words add: fire for flames, rain for water, webs for spiders. */
export function spoken(facts: PictureFacts, g: SightGround, x: number, y: number, reach: number): Spoken {
  const { dice, stage, p } = g;
  const bright = p.dark ? p.paper : p.mid;
  const sky: Shape[] = [];
  const ground: Shape[] = [];
  const air: Shape[] = [];
  if (speaksOf(facts, 'chidori', 'lightning', 'curse', 'challenging', 'thunder'))
    sky.push(
      ...lightning(dice, 22, 0, g.middle + 4, p.accent, p.ink),
      ...lightning(dice, 80, 0, g.middle, p.accent, p.ink),
    );
  if (speaksOf(facts, 'amaterasu', 'fire', 'blaze', 'destruction', 'rage', 'fury', 'chili'))
    ground.push(...flames(dice, -4, stage.height + 2, 108, 30, p.accent, p.paper));
  if (speaksOf(facts, 'web', 'spider', 'thread', 'insect')) sky.push(...web(x, y, p.dark ? p.cloud : p.mid));
  if (speaksOf(facts, 'sound', 'flute', 'echo', 'bell', 'hearing', 'wave'))
    sky.push(...waves(x, y, reach, bright));
  if (speaksOf(facts, 'rasengan', 'rotation', 'trigrams', 'lotus', 'spiral', 'fang', 'twin', 'boulder'))
    sky.push(...whirl(x, y, reach, bright));
  if (speaksOf(facts, 'wind', 'cyclone', 'scythe'))
    air.push(...wind(dice, stage, 8, 80, p.dark ? p.paper : p.near));
  if (speaksOf(facts, 'ice', 'snow', 'crystal')) air.push(...snow(dice, stage, p.paper));
  if (speaksOf(facts, 'water', 'mist', 'swamp')) air.push(...rain(dice, stage, p.line));
  if (speaksOf(facts, 'camelia', 'dance', 'lotus', 'sakura')) air.push(...petals(dice, stage, p.accent, 18));
  if (speaksOf(facts, 'insect', 'clone', 'barrage')) air.push(...crows(dice, stage, 8, 26, p.line, 5));
  if (speaksOf(facts, 'summon', 'substitution', 'transfer', 'reanimation'))
    ground.push(...puffs(dice, stage, stage.height - 10, p.paper, p.ink));
  return { sky, ground, air };
}
