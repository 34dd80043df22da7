// The transparent sheet every layer of Sleeved is printed on, and the inks.
// Invariant: a sheet has no ground, so that layers laid on each other all show.
// Next: sleeves.ts, animals.ts, equipment.ts.

import { fill, line, type Shape } from '@sleight/art/shapes';

export const PAPER = '#f0e5ca';
export const MOSS = '#1c261d';
export const INK = '#151a12';
export const OCHRE = '#dca14c';
export const RUST = '#b4562f';
export const STEEL = '#b9c2b6';
export const LEATHER = '#8a5a34';

const OUTLINE = 'M7 2H93A5 5 0 0 1 98 7V133A5 5 0 0 1 93 138H7A5 5 0 0 1 2 133V7A5 5 0 0 1 7 2z';

/** A breath of white and an edge that catches the light. */
export const sheet = (tint: string): Shape[] => [
  fill(OUTLINE, tint, 0.07),
  line(OUTLINE, tint, 0.8, 0.55),
  line('M6 26V7A2 2 0 0 1 8 5H30', PAPER, 0.7, 0.4),
];
