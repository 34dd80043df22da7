// How Territory is drawn.
// Next: scene.ts for its cards.

import type { GameArt } from '@sleight/art';
import { groundIn } from '@sleight/art/tones';
import { back } from './back';
import { banners, isFaction } from './palettes';
import { territoryPicture } from './scene';
import { rail, table } from './table';
import { world } from './world';

export const art: GameArt = {
  game: 'territory',
  palettes: banners,
  ground: ({ faction }) => groundIn(banners[isFaction(faction) ? faction : 'neutral']),
  picture: territoryPicture,
  back,
  world,
  table,
  rail,
};
