// The frame of all portraits: a square of 100 by 100, printed in five tones with a light behind the head.
// Next: people.ts and beasts.ts for who is shown; portraits.ts finds one by name.

import { disc, line, rect, type Shape } from '../shapes';

/** Flat inks: ground, light, the two tones of the figure, and the key block. */
export interface Inks {
  readonly ground: string;
  readonly light: string;
  readonly body: string;
  readonly shade: string;
  readonly ink: string;
}

/** Bars of mist across the lower ground, as a print has them. */
const bars = (colour: string): Shape =>
  line('M-4 70H24M16 77H40M62 73H104M76 80H104M-4 84H14', colour, 2.6, 0.5);

/** The ground, a disc of light behind the head, and what is drawn in front of it. */
export const framed = ({ ground, light, shade }: Inks, figure: readonly Shape[]): Shape[] => [
  rect(0, 0, 100, 100, ground),
  disc(50, 44, 36, light),
  bars(shade),
  ...figure,
];
