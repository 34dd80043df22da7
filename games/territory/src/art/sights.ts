// The sights in a scene of Territory: the works of each faction, and what a card's own words ask for.
// Invariant: a landmark stands at one side; the foreground runs along the foot of the picture.
// Next: scene.ts.

import type { Dice } from '@sleight/art/chance';
import { type PictureFacts, speaksOf } from '@sleight/art/facts';
import type { Canvas } from '@sleight/art/layout';
import { bridge } from '@sleight/art/motifs/buildings';
import {
  altar,
  castle,
  engine,
  mill,
  palisade,
  pikes,
  road,
  spire,
  stones,
  tent,
  tower,
  wall,
} from '@sleight/art/motifs/castles';
import { figure, march } from '@sleight/art/motifs/figures';
import { bareTree, cedars, pine, reeds, willow } from '@sleight/art/motifs/trees';
import { river } from '@sleight/art/motifs/water';
import { flames, smoke } from '@sleight/art/motifs/weather';
import type { Palette } from '@sleight/art/palette';
import { at, d, fill, line, type Shape } from '@sleight/art/shapes';
import type { BannerFaction } from './palettes';

export interface Field {
  readonly dice: Dice;
  readonly stage: Canvas;
  readonly p: Palette;
  readonly left: boolean;
  readonly ground: number;
  readonly foot: number;
}

type Sight = (field: Field) => Shape[];

const sideX = (f: Field, inset: number): number => (f.left ? inset : f.stage.width - inset);
const otherX = (f: Field, inset: number): number => (f.left ? f.stage.width - inset : inset);

/** Tall things behind the fields. */
const landmarks = {
  castle: (f: Field) => castle(f.dice, sideX(f, 24), f.ground + 3, 46, f.p.near, f.p.ink, f.p.accent),
  towers: (f: Field) => [
    ...tower(sideX(f, 14), f.ground + 4, 13, 44, f.p.near, f.p.ink, f.p.accent),
    ...tower(otherX(f, 12), f.ground + 4, 10, 28, f.p.near, f.p.ink, null),
    ...wall(-4, f.ground + 4, f.stage.width + 8, 13, f.p.near, f.p.ink),
  ],
  spires: (f: Field) => [
    ...spire(sideX(f, 26), f.ground + 4, 10, 26, f.p.near, f.p.mid, f.p.ink),
    ...spire(sideX(f, 14), f.ground + 4, 12, 40, f.p.near, f.p.accent, f.p.ink),
    ...spire(otherX(f, 14), f.ground + 4, 8, 20, f.p.near, f.p.mid, f.p.ink),
  ],
  wall: (f: Field) => [
    ...wall(-4, f.ground + 5, f.stage.width + 8, 20, f.p.near, f.p.ink),
    ...tower(sideX(f, 18), f.ground + 5, 16, 32, f.p.near, f.p.ink, f.p.accent),
    ...tower(otherX(f, 8), f.ground + 5, 12, 27, f.p.near, f.p.ink, f.p.accent),
  ],
  camp: (f: Field) => [
    ...tent(sideX(f, 38), f.ground + 3, 20, f.p.paper, f.p.far === f.p.paper ? f.p.mid : f.p.far, f.p.ink),
    ...tent(sideX(f, 18), f.ground + 8, 34, f.p.paper, f.p.accent, f.p.ink),
    ...tent(otherX(f, 14), f.ground + 6, 24, f.p.paper, f.p.near, f.p.ink),
  ],
  stones: (f: Field) => stones(f.dice, f.left ? 2 : 44, f.ground + 5, 56, 30, f.p.near, f.p.far),
  mill: (f: Field) => mill(sideX(f, 20), f.ground + 4, 46, f.p.near, f.p.paper, f.p.ink),
  altar: (f: Field) => altar(sideX(f, 22), f.ground + 6, 32, f.p.near, f.p.accent),
  pyre: (f: Field) => [
    ...smoke(sideX(f, 20), f.ground - 18, 40, f.p.near),
    ...flames(f.dice, sideX(f, 20) - 12, f.ground + 4, 24, 32, f.p.accent, f.p.paper),
    line(
      d`M${sideX(f, 34)} ${f.ground + 5}L${sideX(f, 8)} ${f.ground - 1}M${sideX(f, 8)} ${f.ground + 5}L${sideX(f, 34)} ${f.ground - 1}`,
      f.p.ink,
      2.4,
    ),
  ],
  engine: (f: Field) => engine(sideX(f, 24), f.ground + 6, 40, f.p.ink),
  bare: (f: Field) => bareTree(f.dice, sideX(f, 14), f.ground + 8, 48, f.left ? 8 : -8, f.p.ink),
  willow: (f: Field) => willow(f.dice, sideX(f, 16), f.ground + 8, 48, f.p.ink),
  pine: (f: Field) => pine(sideX(f, 14), f.ground + 8, 46, !f.left, f.p.ink, f.p.near),
  bridge: (f: Field) => bridge(50, f.ground + 12, 90, f.p.near, f.p.ink),
  cedars: (f: Field) => cedars(f.dice, f.stage, f.ground + 4, 24, f.p.near, 9),
  well: (f: Field) => {
    const x = sideX(f, 24);
    const y = f.ground + 10;
    return [
      fill(d`M${x - 13} ${y}v-12h26v12zM${x - 15} ${y - 12}h30v-3h-30z`, f.p.near),
      line(d`M${x - 10} ${y - 14}v-20M${x + 10} ${y - 14}v-20M${x} ${y - 32}v12`, f.p.ink, 1.4),
      fill(d`M${x - 17} ${y - 32}L${x} ${y - 44}L${x + 17} ${y - 32}z`, f.p.ink),
      line(d`M${x - 9} ${y - 4}h5M${x + 1} ${y - 8}h5M${x + 4} ${y - 3}h5`, f.p.ink, 0.7),
    ];
  },
} as const satisfies Readonly<Record<string, Sight>>;

/** Along the foot. */
const foregrounds = {
  pikes: (f: Field) => pikes(-2, f.stage.height + 2, 20, 20, f.p.ink, f.p.accent),
  march: (f: Field) => march(6, f.foot + 4, 10, 17, f.p.ink),
  palisade: (f: Field) => palisade(f.dice, -2, f.stage.height + 2, 104, 13, f.p.ink, f.p.mid),
  reeds: (f: Field) => reeds(f.dice, -2, f.stage.height + 2, 104, 19, f.p.ink, true),
  wheat: (f: Field) => reeds(f.dice, -2, f.stage.height + 2, 104, 13, f.p.accent, true),
  flames: (f: Field) => flames(f.dice, -6, f.stage.height + 2, 112, 20, f.p.accent, f.p.paper),
  road: (f: Field) =>
    road(f.dice, 50, f.ground + 1, f.stage.height + 2, f.p.far === f.p.mid ? f.p.paper : f.p.far, f.p.ink),
  river: (f: Field) => river(f.dice, f.stage, f.ground + 1, f.p.far, f.p.near),
  battlement: (f: Field) => wall(-4, f.stage.height + 4, 108, 14, f.p.ink, f.p.mid),
  one: (f: Field) => [figure(f.dice, otherX(f, 27), f.foot + 5, 24, f.p.ink, f.p.accent)],
} as const satisfies Readonly<Record<string, Sight>>;

type Landmark = keyof typeof landmarks;
type Foreground = keyof typeof foregrounds;

const works: Readonly<
  Record<BannerFaction, { landmarks: readonly Landmark[]; foregrounds: readonly Foreground[] }>
> = {
  legion: {
    landmarks: ['castle', 'wall', 'camp', 'towers', 'engine'],
    foregrounds: ['pikes', 'march', 'palisade', 'road', 'one'],
  },
  conclave: {
    landmarks: ['spires', 'stones', 'towers', 'bridge', 'wall'],
    foregrounds: ['battlement', 'road', 'river', 'wheat', 'one'],
  },
  cult: {
    landmarks: ['pyre', 'altar', 'bare', 'stones'],
    foregrounds: ['flames', 'march', 'one', 'reeds', 'palisade'],
  },
  wardens: {
    landmarks: ['willow', 'bare', 'well', 'cedars', 'pine'],
    foregrounds: ['reeds', 'river', 'palisade', 'reeds', 'one'],
  },
  company: {
    landmarks: ['camp', 'mill', 'bridge', 'spires', 'pine'],
    foregrounds: ['road', 'one', 'wheat', 'river', 'march'],
  },
  neutral: {
    landmarks: ['mill', 'castle', 'camp', 'pine', 'stones'],
    foregrounds: ['wheat', 'road', 'one', 'palisade', 'march'],
  },
};

const asked: readonly (readonly [Landmark, ...string[]])[] = [
  ['towers', 'watchtower', 'signal', 'node'],
  ['wall', 'fortif', 'shield wall', 'entrench', 'fortress'],
  ['stones', 'standing', 'ancient', 'runesmith'],
  ['altar', 'shrine', 'ritual', 'soul', 'bargain', 'offering'],
  ['pyre', 'fire', 'scorched', 'pyre', 'final'],
  ['well', 'well', 'hospital', 'medic'],
  ['engine', 'demolish', 'engineer', 'builder'],
  ['camp', 'armory', 'quartermaster', 'commander', 'battle'],
  ['bridge', 'toll', 'reposition'],
  ['cedars', 'ground', 'trap', 'mine'],
  ['spires', 'architect', 'archivist', 'abbess'],
];

const askedBelow: readonly (readonly [Foreground, ...string[]])[] = [
  ['flames', 'scorched', 'fire', 'blood', 'pyre'],
  ['reeds', 'quagmire', 'plague', 'mire', 'poison'],
  ['battlement', 'fortif', 'watch', 'high'],
  ['pikes', 'wall', 'trooper', 'guard', 'legion', 'trap'],
  ['march', 'rally', 'banner', 'warlord', 'marshal', 'battle'],
  ['road', 'courier', 'path', 'survey', 'toll'],
  ['wheat', 'seed', 'tithe', 'recycl'],
];

export function sightsOf(
  facts: PictureFacts,
  faction: BannerFaction,
  dice: Dice,
): { landmark: Sight; foreground: Sight } {
  const own = works[faction];
  const any = dice.pick(own.landmarks);
  const anyBelow = dice.pick(own.foregrounds);
  const found = asked.find(([, ...words]) => speaksOf(facts, ...words))?.[0];
  const below = askedBelow.find(([, ...words]) => speaksOf(facts, ...words))?.[0];
  return { landmark: landmarks[found ?? any], foreground: foregrounds[below ?? anyBelow] };
}

/** What holds a leader's arms up: laurel branches at both sides. */
export const laurels = (colour: string, ink: string): Shape[] => {
  const leaf = (turn: number): Shape =>
    at(0, 0, [fill('M0-31C4-35 4-40 0-44C-4-40-4-35 0-31z', colour)], { turn });
  return [
    line('M-5 36C-30 30-40 6-34-20M5 36C30 30 40 6 34-20', ink, 1),
    ...[-58, -76, -94, -112, -130, -148, 58, 76, 94, 112, 130, 148].map(leaf),
  ];
};
