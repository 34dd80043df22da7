// Equipment: woodcut tools. Each has its own place on the sheet, so that several worn at once all show.
// Invariant: drawn around the origin, about 44 across, outlined in ink because it lies on the animal.
// Next: sheet.ts for the inks.

import { type PictureFacts, speaksOf } from '@sleight/art/facts';
import { at, beads, cut, d, disc, fill, line, type Shape, turned } from '@sleight/art/shapes';
import { INK, LEATHER, OCHRE, PAPER, RUST, STEEL, sheet } from './sheet';

interface Tool {
  readonly words: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly size?: number;
  readonly shapes: readonly Shape[];
}

const W = 1.2;

const blade: Tool = {
  words: ['blade', 'sword', 'knife'],
  x: 68,
  y: 72,
  turn: 38,
  size: 1.25,
  shapes: [
    cut('M0-30C4-26 5-22 4-17L6-12L4-6V8H-4V-2L-6-8L-4-14C-5-20-3-26 0-30z', STEEL, INK, W),
    line('M0-24V6M0-14L3-17M0-6L-3-9', INK, 0.8),
    cut('M-12 8C-8 6 8 6 12 8L10 12H-10z', RUST, INK, W),
    cut('M-2.500 12H2.500L3 24H-3z', LEATHER, INK, W),
    line('M-2.500 15L2.500 17M-2.500 19L2.500 21', INK, 0.7),
    cut('M0 23A4 4 0 0 1 0 31A4 4 0 0 1 0 23z', RUST, INK, W),
  ],
};

const shield: Tool = {
  words: ['shield', 'buckler'],
  x: 31,
  y: 86,
  size: 0.96,
  shapes: [
    cut('M0-24C12-22 20-14 20 0C20 14 12 24 0 27C-12 24-20 14-20 0C-20-14-12-22 0-24z', LEATHER, INK, W),
    line(
      'M-8-20C-10-6-10 8-7 22M0-23C-1-8-1 10 0 26M8-20C10-6 10 8 7 22M-14-13C-16-4-16 6-13 15M14-13C16-4 16 6 13 15',
      INK,
      0.8,
    ),
    cut('M0-7A7 7 0 0 1 0 7A7 7 0 0 1 0-7z', OCHRE, INK, W),
    beads(0, 0, 21, 16, OCHRE, 2),
  ],
};

const gauntlets: Tool = {
  words: ['gauntlet', 'claw', 'glove'],
  x: 70,
  y: 88,
  turn: 16,
  size: 1.05,
  shapes: [
    cut('M-9-6L-13-26L-5-10zM-3-8L-3-30L3-10zM4-8L10-28L9-8z', STEEL, INK, W),
    cut('M-11-8C-6-12 6-12 11-8C13 0 12 6 9 10H-9C-12 6-13 0-11-8z', OCHRE, INK, W),
    line('M-10-2C-4-5 4-5 11-2M-10 4C-4 1 4 1 10 4', INK, 0.9),
    cut('M-9 10H9L12 24H-12z', LEATHER, INK, W),
    line('M-10 15H10M-11 20H11', INK, 0.9),
    cut('M-11-4C-18-2-19 4-15 8L-10 5z', OCHRE, INK, W),
  ],
};

const boots: Tool = {
  words: ['boots', 'shoes'],
  x: 50,
  y: 98,
  size: 0.91,
  shapes: [-14, 12].map((x, i) =>
    at(x, i * 2, [
      cut('M-6-20H6V4C12 5 17 8 18 14H-7C-6 4-6-8-6-20z', LEATHER, INK, W),
      fill('M-7 14H18V17H-7z', INK),
      cut('M-6-14C-14-18-18-24-20-30C-10-30-4-26 0-20L2-14z', PAPER, INK, 0.9),
      line('M-18-28L-3-16M-13-27L-9-21M-14-24L-8-19', INK, 0.6),
      line('M-6-16H6M0-2L6-4M0 3L6 1', INK, 0.8),
    ]),
  ),
};

const cloak: Tool = {
  words: ['cloak', 'cape', 'mantle'],
  x: 36,
  y: 66,
  size: 0.98,
  shapes: [
    cut(
      'M0-30C10-30 15-22 14-14C22-4 26 14 28 30C22 27 18 31 13 28C8 31 5 27 4 24L3-8H-3L-4 24C-5 27-8 31-13 28C-18 31-22 27-28 30C-26 14-22-4-14-14C-15-22-10-30 0-30z',
      '#4c6a4a',
      INK,
      W,
    ),
    cut('M0-22C6-22 8-17 7-11L0-7L-7-11C-8-17-6-22 0-22z', INK, INK, 0.6),
    line(
      'M-10-8C-15 4-18 16-19 26M10-8C15 4 18 16 19 26M-7 0C-9 10-10 18-10 26M7 0C9 10 10 18 10 26',
      INK,
      0.8,
    ),
    disc(0, -7, 2.6, OCHRE),
  ],
};

const satchel: Tool = {
  words: ['satchel', 'bag', 'pouch'],
  x: 30,
  y: 92,
  size: 0.96,
  shapes: [
    line('M-14-6C-12-30 14-34 16-6', LEATHER, 2.4),
    cut('M-18-8H18L20 14C20 18 17 20 14 20H-14C-17 20-20 18-20 14z', LEATHER, INK, W),
    cut('M-18-8H18C18 2 10 8 0 9C-10 8-18 2-18-8z', OCHRE, INK, W),
    cut('M-3 4H3V12H-3z', STEEL, INK, 0.9),
    line('M-15 15H-8M8 15H15', INK, 0.8),
    fill('M-6-9C-8-16-4-20 0-20C-3-16-2-12-1-9zM4-9C4-15 9-18 13-17C9-14 8-11 7-9z', '#7f9a55'),
  ],
};

const wreath: Tool = {
  words: ['wreath', 'garland'],
  x: 50,
  y: 44,
  size: 1.03,
  shapes: [
    ...Array.from({ length: 14 }, (_, i) =>
      turned(i * 25.7, [
        cut('M0-15C5-17 7-22 4-27C-1-26-4-20 0-15z', i % 3 === 0 ? '#c3cf8e' : '#6f8b52', INK, 0.8),
      ]),
    ),
    ...[60, 130, 230, 300].map((turn) => turned(turn, [disc(0, -20, 3.2, RUST), disc(0, -20, 1.2, PAPER)])),
    cut('M0 14L-9 30L-4 29L-2 34L1 18L6 34L8 28L12 30z', PAPER, INK, 0.9),
  ],
};

const bell: Tool = {
  words: ['bell'],
  x: 70,
  y: 46,
  size: 0.93,
  shapes: [
    line('M0-32V-24', LEATHER, 2.4),
    cut(
      'M0-24A4 4 0 0 1 3-18C13-15 13-2 15 8C17 13 20 15 20 18H-20C-20 15-17 13-15 8C-13-2-13-15-3-18A4 4 0 0 1 0-24z',
      OCHRE,
      INK,
      W,
    ),
    line('M-12 0C-4 3 4 3 12 0M-15 9C-5 12 5 12 15 9', INK, 0.9),
    cut('M-4 19H4A4 4.500 0 0 1 -4 19z', RUST, INK, W),
    line('M-24 8Q-27 14-25 20M24 8Q27 14 25 20', PAPER, 1),
  ],
};

const vest: Tool = {
  words: ['vest', 'jerkin', 'padded'],
  x: 36,
  y: 80,
  size: 0.98,
  shapes: [
    cut('M-10-24L-16-22L-22-10L-17-6L-18 24H-1V-12zM10-24L16-22L22-10L17-6L18 24H1V-12z', OCHRE, INK, W),
    line('M-15-4L-2 9M-16 8L-4 20M-3-6L-16 8M-2 8L-16 22M15-4L2 9M16 8L4 20M3-6L16 8M2 8L16 22', INK, 0.8),
    line('M0-10V24', INK, 1.2),
    ...[-2, 6, 14].map((y) => disc(0, y, 1.6, RUST)),
    line('M-10-24L-1-12M10-24L1-12', RUST, 2),
  ],
};

const horn: Tool = {
  words: ['horn', 'trumpet'],
  x: 62,
  y: 52,
  turn: -8,
  size: 0.98,
  shapes: [
    cut('M-28-8C-20 14 4 20 22-16L32-10C16 28-22 26-32-6z', PAPER, INK, W),
    cut('M18-18C24-24 38-16 36-8C30-2 16-10 18-18z', OCHRE, INK, W),
    line('M-22 4L-26 10M-10 13L-13 20M4 9L8 17M14-2L22 4', RUST, 2.4),
    cut('M-28-8L-32-6L-35-11L-31-13z', RUST, INK, 0.9),
    line('M-22 8C-14 34 20 30 26 4', LEATHER, 1.2),
  ],
};

const carapace: Tool = {
  words: ['carapace', 'armor', 'armour', 'shell'],
  x: 62,
  y: 60,
  size: 0.93,
  shapes: [
    cut('M0-24C16-24 26-12 28 4C28 16 20 24 0 26C-20 24-28 16-28 4C-26-12-16-24 0-24z', '#8b9186', INK, W),
    line(
      'M-10-12L0-18L10-12L10 2L0 9L-10 2zM-10-12L-20-14M10-12L20-14M-10 2L-26 8M10 2L26 8M0 9V25M0-18V-24M-20-14L-26 8M20-14L26 8M-14 4L-18 22M14 4L18 22',
      INK,
      1.1,
    ),
    line('M-5-8L1-12M-4-4L5-10M14-4L18-8M-20 0L-16-4', PAPER, 0.8, 0.7),
  ],
};

const charm: Tool = {
  words: ['charm', 'amulet', 'talisman'],
  x: 50,
  y: 50,
  size: 0.87,
  shapes: [
    line('M-20-30C-16-10-6-4 0-2C6-4 16-10 20-30', LEATHER, 1.8),
    cut('M0-4C8 2 12 8 12 15A12 12 0 0 1 -12 15C-12 8-8 2 0-4z', OCHRE, INK, W),
    cut('M0 6C4 9 6 12 6 16A6 6 0 0 1 -6 16C-6 12-4 9 0 6z', RUST, INK, 0.9),
    line('M-6 28L-8 38M0 28V40M6 28L8 38', PAPER, 1.3),
  ],
};

const fang: Tool = {
  words: ['fang', 'tooth', 'trophy'],
  x: 42,
  y: 50,
  size: 0.91,
  shapes: [
    line('M-22-28C-18-14-8-8 0-8C8-8 18-14 22-28', LEATHER, 1.8),
    cut('M-7-10H7V-2H-7z', OCHRE, INK, W),
    cut('M-7-2H7C9 12 4 26-4 34C-4 22-9 10-7-2z', PAPER, INK, W),
    line('M0 2C1 12-1 20-3 26M4 2C5 10 4 16 2 20', INK, 0.7),
    cut('M-18-12A3 3 0 0 1 -18-6A3 3 0 0 1 -18-12zM18-12A3 3 0 0 1 18-6A3 3 0 0 1 18-12z', RUST, INK, 0.9),
  ],
};

const whetstone: Tool = {
  words: ['whetstone', 'stone'],
  x: 66,
  y: 94,
  turn: -10,
  size: 0.96,
  shapes: [
    cut('M-26 2L-18-8H26L18 2z', '#a9b0a2', INK, W),
    cut('M-26 2H18V14H-26z', '#7d857a', INK, W),
    cut('M18 2L26-8V4L18 14z', '#5f675e', INK, W),
    line('M-18-2H8M-12-5H16M-22 6H-10M-4 10H10', INK, 0.8),
    cut('M-10-12L18-30L24-28L-4-9z', STEEL, INK, 1),
    line('M-14-18L-18-22M-10-20L-12-26M-18-13L-24-14', OCHRE, 1.4),
  ],
};

/** Anything else is a bundle tied with rope. */
const bundle: Tool = {
  words: [],
  x: 60,
  y: 80,
  shapes: [
    cut('M-18-10C-10-16 10-16 18-10V16C10 20-10 20-18 16z', LEATHER, INK, W),
    line('M-18 2H18M0-14V18', OCHRE, 2.4),
    cut('M0 2L-8-6L-2-8zM0 2L8-6L2-8z', OCHRE, INK, 0.8),
  ],
};

export const tools: readonly Tool[] = [
  blade,
  shield,
  gauntlets,
  boots,
  cloak,
  satchel,
  wreath,
  bell,
  vest,
  horn,
  carapace,
  charm,
  fang,
  whetstone,
];

export const toolOf = (facts: PictureFacts): Tool =>
  tools.find(({ words }) => speaksOf(facts, ...words)) ?? bundle;

/** The engraver's shade: level strokes around the thing, longest in the middle. */
const shade = (x: number, y: number): Shape => {
  const strokes = [-24, -18, -12, -6, 0, 6, 12, 18, 24].map((dy, i) => {
    const half = 26 - Math.abs(dy) * 0.7 + (i % 2) * 3;
    return d`M${x - half} ${y + dy}h${2 * half}`;
  });
  return line(strokes.join(''), OCHRE, 0.5, 0.3);
};

export function equipmentShapes(facts: PictureFacts): Shape[] {
  const { x, y, turn, size, shapes } = toolOf(facts);
  return [...sheet(OCHRE), shade(x, y), at(x, y, shapes, { turn, scale: size })];
}
