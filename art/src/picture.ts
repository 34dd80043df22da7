// A painted card before it is framed: shapes over the whole card, and how to finish it.
// Next: draw.ts finishes it.

import type { Spot } from './composition';
import type { Shape } from './shapes';

export interface Picture {
  readonly shapes: readonly Shape[];
  readonly ink: string;
  readonly accent: string;
  readonly paper: string;
  /** Painted down to the foot of the card, without a name band. */
  readonly fullBleed: boolean;
  /** A line of gold: inside the frame of a full bleed, above the band of any other. */
  readonly gilded: boolean;
  /** Where the crest and the lights are, for whoever checks the composition. */
  readonly crest?: Spot;
  readonly lights?: readonly Spot[];
}
