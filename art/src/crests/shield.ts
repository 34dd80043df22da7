// Arms: a shield divided into tinctures, with a charge, from a name.
// Invariant: colour lies on metal and metal on colour, as heralds ask; crosses within rings do not occur.
// Next: charges.ts.

import { cosine, sine } from '../angles';
import { dice } from '../chance';
import { cut, fill, line, outlined, polygon, type Shape } from '../shapes';
import { type ChargeName, chargeNames, charges } from './charges';
import { keep, type Polygon, strip } from './convex';

export const divisions = [
  'plain',
  'pale',
  'fess',
  'bend',
  'sinister',
  'chevron',
  'quarterly',
  'paly',
  'barry',
  'bendy',
  'chief',
  'pile',
  'gyronny',
  'saltire',
  'flanches',
  'base',
] as const;

export type Division = (typeof divisions)[number];

export interface Arms {
  readonly division: Division;
  readonly charge: ChargeName;
  /** A metal field with parts in colour, or the other way round. */
  readonly metalField: boolean;
  /** Gold instead of silver. */
  readonly gold: boolean;
  readonly bordure: boolean;
}

/** The charge a name asks for by its words, else any. */
function chargeOf(name: string, any: ChargeName): ChargeName {
  const said = ` ${name.toLowerCase().replace(/[^a-z]+/g, ' ')}`;
  return chargeNames.find((one) => charges[one].words.some((word) => said.includes(` ${word}`))) ?? any;
}

// Chosen so that no two names of the pool share division and charge.
const SEED = 'arms 55';

export function armsOf(name: string): Arms {
  const r = dice(`${SEED} ${name.toLowerCase()}`);
  return {
    division: r.pick(divisions),
    charge: chargeOf(name, r.pick(chargeNames)),
    metalField: r.chance(0.5),
    gold: r.chance(0.35),
    bordure: r.chance(0.3),
  };
}

/** A quarter of an ellipse as points. */
const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Polygon =>
  Array.from({ length: 9 }, (_, i) => {
    const angle = from + ((to - from) * i) / 8;
    return [cx + rx * cosine(angle), cy + ry * sine(angle)] as const;
  });

export const outlines = {
  heater: [[-44, -52], [44, -52], ...arc(-44, -8, 88, 68, 0, 57), ...arc(44, -8, 88, 68, 123, 180)],
  gonfalon: [
    [-38, -54],
    [38, -54],
    [38, 34],
    [0, 60],
    [-38, 34],
  ],
  targe: arc(0, 0, 52, 52, 0, 90).concat(
    arc(0, 0, 52, 52, 101, 180),
    arc(0, 0, 52, 52, 191, 270),
    arc(0, 0, 52, 52, 281, 349),
  ),
} as const satisfies Readonly<Record<string, Polygon>>;

export type OutlineName = keyof typeof outlines;

/** The parts of the field that take the second tincture. */
function parts(division: Division, o: Polygon): Polygon[] {
  switch (division) {
    case 'plain':
      return [];
    case 'pale':
      return [strip(o, 1, 0, -16, 16)];
    case 'fess':
      return [strip(o, 0, 1, -20, 14)];
    case 'bend':
      return [strip(o, 1, -1, -24, 24)];
    case 'sinister':
      return [strip(o, 1, 1, -24, 24)];
    case 'chevron':
      return [keep(strip(o, 0.9, 1, 12, 44), 1, 0, 0), keep(strip(o, -0.9, 1, 12, 44), -1, 0, 0)];
    case 'quarterly':
      return [keep(keep(o, -1, 0, 0), 0, -1, 2), keep(keep(o, 1, 0, 0), 0, 1, -2)];
    case 'paly':
      return [-44, -14.7, 14.7].map((from) => strip(o, 1, 0, from, from + 14.7));
    case 'barry':
      return [-38, -10, 18, 46].map((from) => strip(o, 0, 1, from, from + 14));
    case 'bendy':
      return [-70, -28, 14, 56].map((from) => strip(o, 1, -1, from, from + 21));
    case 'chief':
      return [keep(o, 0, -1, 24)];
    case 'base':
      return [keep(o, 0, 1, 14)];
    case 'pile':
      return [keep(keep(o, -1, -0.3, -16), 1, -0.3, -16)];
    case 'gyronny':
      return [0, 90, 180, 270].map((turn) => {
        const next = turn + 45;
        return keep(keep(o, -sine(turn), cosine(turn), 0), sine(next), -cosine(next), 0);
      });
    case 'saltire':
      return [strip(o, 1, -1, -13, 13), strip(o, 1, 1, -13, 13)];
    case 'flanches':
      return [keep(o, -1, 0, 26), keep(o, 1, 0, 26)];
  }
}

export interface Tinctures {
  readonly silver: string;
  readonly gold: string;
  readonly colour: string;
  readonly deep: string;
  readonly ink: string;
}

/** The arms around the origin, about 90 wide and 115 tall. */
export function drawArms(arms: Arms, outline: OutlineName, t: Tinctures): Shape[] {
  const shape = outlines[outline];
  const metal = arms.gold ? t.gold : t.silver;
  const field = arms.metalField ? metal : t.colour;
  const second = arms.metalField ? t.colour : metal;
  const divided = parts(arms.division, shape).filter((part) => part.length > 2);
  // In the middle of these lies the second tincture, so the charge takes the first.
  const coversMiddle = ['pale', 'fess', 'bend', 'sinister', 'saltire', 'pile'].includes(arms.division);
  const isBusy = ['paly', 'barry', 'bendy', 'gyronny', 'quarterly'].includes(arms.division);
  const under = coversMiddle ? second : field;
  const bearing = isBusy ? t.ink : under === t.colour ? (arms.gold ? t.silver : t.gold) : t.deep;
  const size = arms.division === 'chief' ? 0.74 : coversMiddle ? 0.62 : 0.8;
  const drop =
    arms.division === 'chief' ? 12 : arms.division === 'base' ? -14 : arms.division === 'chevron' ? -16 : -4;
  const scale = arms.division === 'chevron' ? 0.6 : size;
  const emblem: Shape = {
    kind: 'group',
    transform: `translate(0 ${drop}) scale(${scale})`,
    children: [outlined(charges[arms.charge].path, bearing, isBusy ? t.silver : t.ink, isBusy ? 4.5 : 3)],
  };
  return [
    cut(polygon(shape), field, t.ink, 9),
    ...divided.map((part) => fill(polygon(part), second)),
    ...(divided.length > 0 && !isBusy ? divided.map((part) => line(polygon(part), t.ink, 1.6)) : []),
    ...(arms.bordure
      ? [
          {
            kind: 'group',
            transform: 'scale(.93)',
            children: [line(polygon(shape), second === t.colour ? t.gold : t.deep, 6)],
          } as const,
        ]
      : []),
    emblem,
    line(polygon(shape), t.ink, 5),
  ];
}
