// How each game on the shelf is drawn: by itself, or in the plain way if it brings no art.
// Read next: art/README.md.

import { type GameArt, plainArt } from '@sleight/art';
import { allArt } from './art.generated';

export const artOf = (game: string): GameArt => allArt.find((art) => art.game === game) ?? plainArt(game);
