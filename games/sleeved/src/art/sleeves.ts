// Sleeves: botanical frames. Every plant has its leaf, its fruit and its colour.
// Invariant: the left half is drawn and mirrored; the middle stays free for the animal.
// Next: sheet.ts for the sheet it is printed on.

import { type Dice, dice } from '@sleight/art/chance';
import { type PictureFacts, speaksOf } from '@sleight/art/facts';
import { at, cut, d, disc, fill, line, polar, type Shape } from '@sleight/art/shapes';
import { INK, PAPER, sheet } from './sheet';

interface Plant {
  readonly words: readonly string[];
  readonly colour: string;
  readonly light: string;
  /** A leaf that points to the right, 14 long. */
  readonly leaf: string;
  readonly vein: string;
  readonly stem: 'straight' | 'winding' | 'thorned';
  readonly gap: number;
  /** What sits in the corners, around the origin, 12 across. */
  corner(colour: string, light: string): Shape[];
  /** What crowns the middle of the upper edge, 20 wide. */
  crown(colour: string, light: string): Shape[];
}

const flower = (petals: number, r: number, colour: string, heart: string): Shape[] => [
  ...Array.from({ length: petals }, (_, i) => {
    const [x, y] = polar(r * 0.6, (i * 360) / petals);
    return disc(x, y, r * 0.44, colour);
  }),
  disc(0, 0, r * 0.34, heart),
];

const ginkgo: Plant = {
  words: ['amber', 'gold', 'honey', 'sun'],
  colour: '#dd9a33',
  light: '#f6d27c',
  leaf: 'M0 0C3-1 5-4 7-8C11-8 14-5 15-1L11 0L15 1C14 5 11 8 7 8C5 4 3 1 0 0z',
  vein: 'M2 0L10-5M2 0L10 5M2 0H9',
  stem: 'winding',
  gap: 12,
  corner: (colour, light) => [
    cut('M0-8C3-3 6 0 6 3A6 6 0 0 1 -6 3C-6 0-3-3 0-8z', colour, INK, 0.6),
    fill('M-3 3C-3 1-2-1-1-3C-2 0-2 4 0 6C-2 6-3 5-3 3z', light),
  ],
  crown: (colour, light) => [
    ...[-34, 0, 34].map((turn) =>
      at(
        0,
        5,
        [
          fill(
            'M-1 0C-1-4-3-7-8-9C-6-14-3-15-1-15L0-12L1-15C3-15 6-14 8-9C3-7 1-4 1 0z',
            turn === 0 ? light : colour,
          ),
        ],
        { turn },
      ),
    ),
  ],
};

const oak: Plant = {
  words: ['bulwark', 'oak', 'stone', 'ward', 'iron'],
  colour: '#7f9a55',
  light: '#c3cf8e',
  leaf: 'M0 0C2-3 4-2 5-4C6-7 9-6 9-3.500C11-6 14-4 13-1.500C15-1 16 0 16 0C16 0 15 1 13 1.500C14 4 11 6 9 3.500C9 6 6 7 5 4C4 2 2 3 0 0z',
  vein: 'M1 0H14',
  stem: 'straight',
  gap: 11,
  corner: (colour, light) => [
    cut('M-6-6H6V6H-6z', colour, INK, 0.6),
    line('M-6-2H6M-6 2H6M0-6V-2M-3-2V2M3-2V2M0 2V6', light, 0.7),
  ],
  crown: (colour, light) => [
    at(
      -8,
      0,
      [fill('M0-6C5-6 6-3 6-1H-6C-6-3-5-6 0-6z', colour), fill('M-5 0H5C5 5 2 8 0 9C-2 8-5 5-5 0z', light)],
      { turn: 14 },
    ),
    at(
      8,
      0,
      [fill('M0-6C5-6 6-3 6-1H-6C-6-3-5-6 0-6z', colour), fill('M-5 0H5C5 5 2 8 0 9C-2 8-5 5-5 0z', light)],
      { turn: -14 },
    ),
  ],
};

const willowLeaf: Plant = {
  words: ['gale', 'wind', 'storm', 'swift', 'feather'],
  colour: '#67a6bf',
  light: '#bfe0e4',
  leaf: 'M0 0C5-4 12-3 18 2C11 4 4 4 0 0z',
  vein: 'M1 0C6 0 11 1 16 2',
  stem: 'winding',
  gap: 8,
  corner: (colour) => [line('M-7 5C-7-5 5-8 6 0C6 5-1 5-1 1C-1-1 2-2 3 0', colour, 1.4)],
  crown: (colour, light) => [
    line('M-18 4C-12-6 0-6 0 2C0 6-6 6-6 2M18 4C12-6 0-6 0 2C0 6 6 6 6 2', colour, 1.6),
    disc(0, -5, 2, light),
  ],
};

const briar: Plant = {
  words: ['hunter', 'thorn', 'blood', 'fang'],
  colour: '#b6472f',
  light: '#efa07a',
  leaf: 'M0 0C2-4 6-6 10-5L9-3L13-3L11-1L15 0L11 1L13 3L9 3L10 5C6 6 2 4 0 0z',
  vein: 'M1 0H12M5 0L8-3M5 0L8 3',
  stem: 'thorned',
  gap: 13,
  corner: (colour, light) => flower(5, 6, colour, light),
  crown: (colour, light) => [
    line('M-18 6L16-6M18 6L-16-6', colour, 1.3),
    fill('M-18 6L-12 1L-11 5zM18 6L12 1L11 5z', light),
    ...flower(5, 6, colour, light),
  ],
};

const fern: Plant = {
  words: ['prism', 'crystal', 'glass', 'rainbow'],
  colour: '#9a76c0',
  light: '#dcc6ee',
  leaf: 'M0 0L3-4L4-1L7-5L7.500-1L10.500-4L11-1L16 0L11 1L10.500 4L7.500 1L7 5L4 1L3 4z',
  vein: 'M1 0H14',
  stem: 'straight',
  gap: 10,
  corner: (colour, light) => [
    cut('M0-8L6-2L4 7H-4L-6-2z', colour, INK, 0.6),
    fill('M0-8L2-1L0 7H-4L-6-2z', light),
    line('M-6-2L2-1L6-2M2-1L0 7', INK, 0.5),
  ],
  crown: (colour, light) => [
    cut('M-6 6L-9-4L-4-12L2-4L2 6z', colour, INK, 0.6),
    cut('M2 6L3-8L8-2L8 6z', light, INK, 0.6),
    cut('M-12 6L-14-1L-9-4L-6 6z', light, INK, 0.6),
  ],
};

export const plants: readonly Plant[] = [ginkgo, oak, willowLeaf, briar, fern];

const plantOf = (facts: PictureFacts, r: Dice): Plant => {
  const any = r.pick(plants);
  return plants.find(({ words }) => speaksOf(facts, ...words)) ?? any;
};

/** The left half of the frame. */
function half(plant: Plant, r: Dice): Shape[] {
  const { colour, light, leaf, vein, stem, gap } = plant;
  const shapes: Shape[] = [];
  let path = 'M11 126';
  let thorns = '';
  let leaves = 0;
  for (let y = 126; y > 16; y -= gap) {
    const way = leaves % 2 === 0 ? 1 : -1;
    path += stem === 'straight' ? d`V${y - gap}` : d`q${way * 4.5} ${-gap / 2} 0 ${-gap}`;
    if (stem === 'thorned') thorns += d`M${11 + way} ${y - gap * 0.5}l${way * 4} -2.4l${-way * 3} 4z`;
    const tone = leaves % 3 === 2 ? light : colour;
    const turn = (way > 0 ? -28 : 208) + r.between(-9, 9);
    const size = way > 0 ? r.between(0.82, 1) : 0.5;
    shapes.push(at(11, y - gap * 0.3, [fill(leaf, tone), line(vein, INK, 0.5)], { turn, scale: size }));
    leaves++;
  }
  // A shorter spray runs along the upper and the lower edge.
  for (const [edge, turnUp] of [
    [11, 1],
    [129, -1],
  ])
    for (let x = 20; x < 38; x += 8)
      shapes.push(
        at(x, edge, [fill(leaf, x === 28 ? light : colour), line(vein, INK, 0.5)], {
          turn: turnUp * 34,
          scale: 0.62,
        }),
      );
  return [
    line(`${path}M14 11H40M14 129H40`, colour, 1.3),
    fill(thorns, colour),
    ...shapes,
    at(11, 11, plant.corner(colour, light)),
    at(11, 129, plant.corner(colour, light)),
  ];
}

export function sleeveShapes(facts: PictureFacts): Shape[] {
  const r = dice(`sleeved ${facts.id}`);
  const plant = plantOf(facts, r);
  const left = half(plant, r);
  return [
    ...sheet(plant.light),
    line('M9 5H91A4 4 0 0 1 95 9V131A4 4 0 0 1 91 135H9A4 4 0 0 1 5 131V9A4 4 0 0 1 9 5z', plant.colour, 1.6),
    line('M20 17.500H80M20 122.500H80', plant.colour, 0.7),
    ...left,
    at(100, 0, left, { flip: true }),
    at(50, 13, plant.crown(plant.colour, plant.light)),
    disc(50, 129, 2.2, plant.light),
    line('M42 129H46M54 129H58', PAPER, 0.9, 0.6),
  ];
}
