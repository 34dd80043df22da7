// The emblem of Sleight: eight cards turned out of one hand, gold on ink.
// Invariant: curved and eightfold; drawn around the origin within 100.
// Next: backs.ts, which prints it on every card.

import { GOLD } from './palette';
import { disc, fill, ring, type Shape, svg, turned } from './shapes';

const INK = '#151411';

/** A card that bends as it leaves the hand, and the slit of light along its edge. */
const CARD = 'M3-20C36-25 53-50 44-80C41-87 29-91 20-87C29-62 22-38 3-20z';
const SLIT = 'M12-27C32-36 41-56 36-80C38-57 29-38 12-27z';

export const emblemShapes = (front: string, back: string): Shape[] => [
  ...Array.from({ length: 8 }, (_, i) => turned(i * 45, [fill(CARD, front), fill(SLIT, back)])),
  disc(0, 0, 13, front),
  disc(0, 0, 6, back),
];

export const drawSleight = (): string =>
  svg(200, 200, [
    {
      kind: 'group',
      transform: 'translate(100 100)',
      children: [disc(0, 0, 100, GOLD), ring(0, 0, 93, INK, 2), ...emblemShapes(INK, GOLD)],
    },
  ]);
