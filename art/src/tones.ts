// A card's colours while its picture loads: the deep tone of its faction, and the ink of its band.
// Next: palette.ts.

import type { Tones } from './palette';

export interface Ground {
  readonly ground: string;
  readonly band: string;
}

export const groundIn = ({ tones }: Tones): Ground => ({ ground: tones[3], band: tones[4] });
