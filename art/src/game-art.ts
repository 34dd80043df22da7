// The art of a game: its palettes, and how its cards, back, world, table and rail are painted.
// Invariant: the same facts and the same dice give the same shapes.
// Next: plain.ts for the parts a game does without; draw.ts, which frames a card.

import type { Dice } from './chance';
import type { PictureFacts } from './facts';
import type { Canvas } from './layout';
import type { Palettes } from './palette';
import type { Picture } from './picture';
import type { Shape } from './shapes';
import type { Ground } from './tones';

export interface Back {
  readonly shapes: readonly Shape[];
  /** The colour of the frame. */
  readonly ink: string;
}

/** Where a world is painted: one large scene. */
export interface WorldStage {
  readonly r: Dice;
  readonly stage: Canvas;
  /** Shares of the width and the height. */
  x(share: number): number;
  y(share: number): number;
  readonly wide: boolean;
}

/** Where a table is painted. */
export interface Surface {
  readonly r: Dice;
  readonly stage: Canvas;
  /** The middle. */
  readonly cx: number;
  readonly cy: number;
}

export interface GameArt {
  /** The id of the game: the dice of its world and its table are seeded with it. */
  readonly game: string;
  /** The tones its cards are printed in, by faction. */
  readonly palettes: Palettes;
  /** A card's colours while its picture loads. */
  ground(facts: PictureFacts): Ground;
  picture(facts: PictureFacts): Picture;
  back(): Back;
  /** Nothing of interest in the lowest sixth, where a page may print a title over it. */
  world(stage: WorldStage): Shape[];
  /** Flat, dark and close in tone, so that cards and words stay the brightest things on the table. */
  table(surface: Surface): Shape[];
  /** A tile as dark as the table: its left edge meets its right one, and its foot its head. */
  rail(): Shape[];
}
