// A painted card before it is framed: shapes over the whole card, and how to finish it.
// Next: draw.ts finishes it.

import type { Disc } from './composition';
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
  /** A transparent sheet, printed to its edges without a frame, so that the layers under it show. */
  readonly isSheet?: true;
  /** The positions of the crest and the lights, for checking the composition. */
  readonly crest?: Disc;
  readonly lights?: readonly Disc[];
}
