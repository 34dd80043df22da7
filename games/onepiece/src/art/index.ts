// How One Piece is drawn.
// Next: scene.ts for its cards.

import type { GameArt } from '@sleight/art';
import { groundIn } from '@sleight/art/tones';
import { back } from './back';
import { isColour, seas } from './palettes';
import { onepiecePicture } from './scene';
import { rail, table } from './table';
import { world } from './world';

export const art: GameArt = {
  game: 'onepiece',
  palettes: seas,
  ground: ({ faction }) => groundIn(seas[isColour(faction) ? faction : 'black']),
  picture: onepiecePicture,
  back,
  world,
  table,
  rail,
};
