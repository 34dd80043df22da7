// How Mythos is drawn.
// Next: scene.ts for its cards.

import type { GameArt } from '@sleight/art';
import { groundIn } from '@sleight/art/tones';
import { back } from './back';
import { villages } from './palettes';
import { mythosPicture, villageOf } from './scene';
import { rail, table } from './table';
import { world } from './world';

export const art: GameArt = {
  game: 'mythos',
  palettes: villages,
  ground: (facts) => groundIn(villages[villageOf(facts)]),
  picture: mythosPicture,
  back,
  world,
  table,
  rail,
};
