// How pages present each game on the shelf, without the games: small enough for every page.
// Read next: the kit's contract/dress.ts for what a dress is.

import type { GameDress } from '@sleight/kit/contract/dress';
import { allDresses } from './dresses.generated';

const placeOf = ({ place = allDresses.length + 1 }: GameDress): number => place;

/** In the order of the home page. */
export const dresses: readonly GameDress[] = allDresses.toSorted((a, b) => placeOf(a) - placeOf(b));

export const findDress = (game: string | undefined): GameDress | undefined =>
  dresses.find(({ id }) => id === game);
