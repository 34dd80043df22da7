// People in silhouette: small ones far off, and one larger than life seen from behind.
// Invariant: small figures stand with their feet at the origin and are about 20 units tall.
// Next: crests/ for what the large one wears on its back.

import type { Dice } from '../chance';
import { at, d, disc, fill, line, type Shape } from '../shapes';

type Figure = (colour: string, accent: string) => Shape[];

const limbs = (path: string, colour: string): Shape => line(path, colour, 2.2);

const traveller: Figure = (colour) => [
  fill('M-3.4-14.6C-6-9-6.6-4-6 0H6C6.4-5 5.6-10 3.4-14.6z', colour),
  fill('M-7.4-14.4L0-20.4L7.4-14.4Q0-12.6-7.4-14.4z', colour),
  line('M8.6 0V-18', colour, 0.9),
];

const standing: Figure = (colour, accent) => [
  limbs('M-1.6-8L-3 0M1.6-8L3.4 0M-2.4-14L-4.6-8M2.4-14L4.6-8.6', colour),
  fill('M-3.2-15H3.2L2.6-6.6H-2.6z', colour),
  disc(0, -17.4, 2.3, colour),
  fill('M1-15.6C-5-17.4-9-14.4-13-16.2C-11-13.6-14-13-16-13.6C-10-10.4-4-12.4 1-14z', accent),
  line('M-4.6-17.6L4.4-8.6', colour, 1),
];

const running: Figure = (colour, accent) => [
  limbs('M-1-8L5-6L4 0M-2-8L-7-5L-12-6M1-13L-6-11L-11-13M1-13L-5-14L-9-17', colour),
  line('M-1.6-8L2.6-13', colour, 4.2),
  disc(5, -15.6, 2.3, colour),
  fill('M3-14C-1-17-6-15-9-18C-8-14-11-14-13-15C-8-11-2-12 2-12z', accent),
];

const leaping: Figure = (colour, accent) => [
  limbs('M0-10L6-7L4-2M-1-9L-6-6L-10-10M3-15L8-18L12-16M2-15L-3-16L-7-13', colour),
  line('M-.6-9.6L3-14.6', colour, 4.2),
  disc(5.4, -17.4, 2.3, colour),
  fill('M3.4-16C-1-19-5-17-8-20C-7-16-10-15-12-16C-7-12-1-13 3-14z', accent),
];

const crouching: Figure = (colour, accent) => [
  limbs('M-3-5L3-6L4 0M-3-5L-6-1L-9 0M2-10L6-5L7 0M0-10L-3-6', colour),
  line('M-2.4-5.4L1.6-9.6', colour, 4.4),
  disc(4, -12, 2.3, colour),
  line('M-6-13L4-6', colour, 1.1),
  fill('M2-11C-2-13-6-11-9-13C-8-10-10-9-12-10C-8-7-2-8 1-9z', accent),
];

const swordsman: Figure = (colour) => [
  fill('M-3.4-15H3.4L5.6-2.6L6.6 0H-6.6L-5.6-2.6z', colour),
  limbs('M3-14L8-11', colour),
  line('M7-10.4L16-17.6', colour, 0.9),
  line('M5.8-11.4L8.4-9', colour, 1),
  disc(0, -17.6, 2.3, colour),
  line('M-1-19.4L-2.6-21.4', colour, 1.6),
];

const poses: readonly Figure[] = [traveller, standing, running, leaping, crouching, swordsman];

export function figure(
  dice: Dice,
  x: number,
  y: number,
  height: number,
  colour: string,
  accent: string,
): Shape {
  return at(x, y, dice.pick(poses)(colour, accent), { scale: height / 20, flip: dice.chance(0.5) });
}

/** Two who face each other, before a fight. */
export const duel = (
  x: number,
  y: number,
  gap: number,
  height: number,
  colour: string,
  accents: readonly [string, string],
): Shape[] => [
  at(x - gap / 2, y, standing(colour, accents[0]), { scale: height / 20 }),
  at(x + gap / 2, y, crouching(colour, accents[1]), { scale: height / 20, flip: true }),
];

/** A line of marching spears. */
export function march(x: number, y: number, count: number, height: number, colour: string): Shape[] {
  const step = height * 0.46;
  return Array.from({ length: count }, (_, i) => {
    const cx = x + i * step;
    const h = height;
    return [
      fill(d`M${cx - h * 0.14} ${y}l${h * 0.03} ${-h * 0.5}h${h * 0.22}l${h * 0.03} ${h * 0.5}z`, colour),
      disc(cx, y - h * 0.58, h * 0.09, colour),
      line(d`M${cx + h * 0.17} ${y}v${-h}`, colour, h * 0.04),
      fill(d`M${cx + h * 0.17} ${y - h * 1.18}l${h * 0.06} ${h * 0.2}h${-h * 0.12}z`, colour),
    ];
  }).flat();
}

export type HeadShape =
  | 'spikes'
  | 'long'
  | 'tail'
  | 'hat'
  | 'hood'
  | 'horns'
  | 'tricorne'
  | 'bandana'
  | 'knot'
  | 'crown';

/** Heads seen from behind, around (0, 0), 20 wide, with the neck at y 12. */
const heads: Readonly<Record<HeadShape, string>> = {
  spikes:
    'M-9 8C-12 2-13-1-17-3L-11-5L-15-12L-8-10L-8-17L-2-12L2-19L4-12L10-16L9-9L16-10L12-4L17-1C13 1 11 4 9 8L6 13H-6z',
  long: 'M0-12C9-12 12-5 11 4C11 12 13 20 14 28C8 31-8 31-14 28C-13 20-11 12-11 4C-12-5-9-12 0-12z',
  tail: 'M0-11C7-11 10-6 10 0C10 6 8 10 5 13H-5C-8 10-10 6-10 0C-10-6-7-11 0-11zM-3-10C-4-16 3-18 5-14C13-16 19-8 17 4C15-3 10-7 3-9z',
  hat: 'M-25 3C-14-2-6-8 0-14C6-8 14-2 25 3C14 7-14 7-25 3zM-8 4H8L6 13H-6z',
  hood: 'M0-14C10-13 13-3 13 6C13 12 12 16 10 20H-10C-12 16-13 12-13 6C-13-3-10-13 0-14z',
  horns:
    'M0-10C7-10 10-5 10 0C10 6 8 10 5 13H-5C-8 10-10 6-10 0C-10-5-7-10 0-10zM-7-7C-13-8-17-13-16-20C-13-16-9-14-4-10zM7-7C13-8 17-13 16-20C13-16 9-14 4-10z',
  tricorne:
    'M-22-1C-16-5-13-12-9-14C-4-17 4-17 9-14C13-12 16-5 22-1C14 5 8 2 0 1C-8 2-14 5-22-1zM-9 0H9C9 6 8 10 5 13H-5C-8 10-9 6-9 0z',
  bandana:
    'M0-12C8-12 11-6 11 0L9 3C9 8 8 10 5 13H-5C-8 10-9 8-9 3L-11 0C-11-6-8-12 0-12zM9-3L20 2L15 4L18 11L8 3z',
  knot: 'M0-11C7-11 10-6 10 0C10 6 8 10 5 13H-5C-8 10-10 6-10 0C-10-6-7-11 0-11zM-4-10L-6-18L-2-16L0-21L2-16L6-18L4-10z',
  crown: 'M-11-6L-13-18L-6-12L0-21L6-12L13-18L11-6zM-10-5H10V0C10 6 8 10 5 13H-5C-8 10-10 6-10 0z',
};

const cloaks = {
  cloak: 'M0 12C-16 12-26 20-30 34C-36 54-40 74-46 100H46C40 74 36 54 30 34C26 20 16 12 0 12z',
  coat: 'M0 13C-12 13-26 14-36 20L-40 30L-32 34C-34 56-40 76-50 100H50C40 76 34 56 32 34L40 30L36 20C26 14 12 13 0 13z',
  cape: 'M0 12C-14 12-24 16-28 26C-30 44-32 58-34 74C-44 80-50 88-56 100H40C44 84 36 60 32 44C30 36 30 30 28 26C24 16 14 12 0 12z',
} as const;

export type Cloak = keyof typeof cloaks;

interface Giant {
  readonly head: HeadShape;
  readonly cloak: Cloak;
  readonly colour: string;
  readonly trim: string;
}

/** Larger than life: head at the origin, shoulders 70 wide, the cloak down to y 100. */
export const giant = ({ head, cloak, colour, trim }: Giant): Shape[] => [
  fill(cloaks[cloak], colour),
  line('M-29 36C-30 56-33 76-38 98M29 36C30 56 33 76 38 98', trim, 0.8),
  fill('M-15 19C-12 9-10 8-9 4L0 10L9 4C10 8 12 9 15 19L0 24z', colour),
  line('M-15 19L0 24L15 19', trim, 0.9),
  fill(heads[head], colour),
];
