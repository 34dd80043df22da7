// How Sleeved is drawn.
// Next: scene.ts for its cards.

import type { GameArt } from '@sleight/art';
import { back } from './back';
import { sleevedPicture } from './scene';
import { INK, MOSS } from './sheet';
import { rail, table } from './table';
import { world } from './world';

export const art: GameArt = {
  game: 'sleeved',
  palettes: {},
  ground: () => ({ ground: MOSS, band: INK }),
  picture: sleevedPicture,
  back,
  world,
  table,
  rail,
};
