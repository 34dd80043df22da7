// Kamon: a crest with rotational symmetry, made of one to three shapes, from a name.
// Invariant: nothing appears in threes, and bent shapes never in fours (units.ts lists how often each may be
// repeated), so that no crest resembles a hazard sign or a hateful symbol.

import { dice } from '../chance';
import { beads, d, disc, fill, polar, polygon, ring, type Shape, turned } from '../shapes';
import { rings, type Unit, type UnitName, units } from './units';

export type Core = 'none' | 'dot' | 'ring' | 'polygon' | 'blossom' | 'eye';
export type Rim = 'none' | 'ring' | 'double' | 'beads' | 'scallop' | 'notched' | 'sides';

/** The parts of a crest; two names with equal crests have equal `Kamon`. */
export interface Kamon {
  readonly fold: number;
  readonly outer: UnitName;
  /** A smaller ring of shapes between the large ones. */
  readonly inner: UnitName | null;
  readonly core: Core;
  readonly rim: Rim;
  /** Paper on an ink disc, instead of ink on paper. */
  readonly reversed: boolean;
}

const cores: readonly Core[] = ['none', 'dot', 'ring', 'polygon', 'blossom', 'eye'];
const rims: readonly Rim[] = ['none', 'none', 'ring', 'double', 'beads', 'scallop', 'notched', 'sides'];
const inners: readonly UnitName[] = [
  'petal',
  'blade',
  'drop',
  'pearl',
  'aster',
  'lozenge',
  'bowl',
  'oak',
  'shell',
];

// Chosen so that no two names of the pool differ in the core alone, and characters with many cards in more.
const SEED = 'kamon 37';

export function kamonOf(name: string): Kamon {
  const r = dice(`${SEED} ${name.toLowerCase()}`);
  const { outer, fold } = r.pick(rings);
  const open = units[outer].mirrored && fold <= 8 && r.chance(0.5);
  return {
    outer,
    fold,
    inner: open ? r.pick(inners) : null,
    core: r.pick(cores),
    rim: r.pick(rims),
    reversed: r.chance(0.3),
  };
}

const repeated = (unit: Unit, fold: number, colour: string, turn = 0): Shape[] =>
  Array.from({ length: fold }, (_, i) => turned((i * 360) / fold + turn, [fill(unit.path, colour)]));

function middle(core: Core, fold: number, ink: string, paper: string): Shape[] {
  switch (core) {
    case 'none':
      return [];
    case 'dot':
      return [disc(0, 0, 20, paper), disc(0, 0, 14, ink)];
    case 'ring':
      return [disc(0, 0, 24, paper), ring(0, 0, 15, ink, 7)];
    case 'polygon':
      return [
        disc(0, 0, 24, paper),
        fill(polygon(Array.from({ length: fold }, (_, i) => polar(19, (i * 360) / fold))), ink),
      ];
    case 'blossom':
      return [
        disc(0, 0, 26, paper),
        ...Array.from({ length: fold }, (_, i) => {
          const [x, y] = polar(15, ((i + 0.5) * 360) / fold);
          return disc(x, y, 5.4, ink);
        }),
        disc(0, 0, 6, ink),
      ];
    case 'eye':
      return [disc(0, 0, 27, paper), ring(0, 0, 21, ink, 5), disc(0, 0, 9, ink)];
  }
}

function edge(rim: Rim, fold: number, ink: string): Shape[] {
  switch (rim) {
    case 'none':
      return [];
    case 'ring':
      return [ring(0, 0, 108, ink, 9)];
    case 'double':
      return [ring(0, 0, 112, ink, 8), ring(0, 0, 101, ink, 3)];
    case 'beads':
      return [beads(0, 0, 109, fold * (fold < 7 ? 4 : 2), ink, 13)];
    case 'scallop': {
      const count = fold * (fold < 7 ? 3 : 2);
      const r = (108 * Math.PI) / count;
      const [x, y] = polar(103, 0);
      const arcs = Array.from({ length: count }, (_, i) => {
        const [px, py] = polar(103, ((i + 1) * 360) / count);
        return d`A${r} ${r} 0 0 1 ${px} ${py}`;
      });
      return [{ kind: 'path', d: d`M${x} ${y}${arcs.join('')}z`, fill: 'none', stroke: ink, width: 7 }];
    }
    case 'sides': {
      const corners = Array.from({ length: fold * 2 }, (_, i) => polar(114, ((i + 0.5) * 180) / fold));
      return [{ kind: 'path', d: polygon(corners), fill: 'none', stroke: ink, width: 8 }];
    }
    case 'notched': {
      const arcs = Array.from({ length: fold }, (_, i) => {
        const [ax, ay] = polar(108, ((i + 0.1) * 360) / fold);
        const [bx, by] = polar(108, ((i + 0.9) * 360) / fold);
        return d`M${ax} ${ay}A108 108 0 0 1 ${bx} ${by}`;
      });
      return [{ kind: 'path', d: arcs.join(''), fill: 'none', stroke: ink, width: 9 }];
    }
  }
}

/** The crest around the origin, within a radius of 118 at most. */
export function drawKamon(kamon: Kamon, ink: string, paper: string): Shape[] {
  const { fold, outer, inner, core, rim, reversed } = kamon;
  const front = reversed ? paper : ink;
  const back = reversed ? ink : paper;
  const inset = inner === null ? [] : repeated(units[inner], fold, front, 180 / fold);
  const between: Shape[] =
    inset.length === 0 ? [] : [{ kind: 'group', transform: 'scale(.62)', children: inset }];
  const body: Shape[] = [
    ...between,
    ...repeated(units[outer], fold, front),
    ...middle(core, fold, front, back),
  ];
  return [
    ...(reversed
      ? [disc(0, 0, 100, ink), { kind: 'group', transform: 'scale(.88)', children: body } as const]
      : body),
    ...edge(rim, fold, ink),
  ];
}
