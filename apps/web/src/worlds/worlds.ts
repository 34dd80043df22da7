// The games on the shelf as pages present them, in the order of the home page, and the colours of their tables.
// Invariant: pages take a game's looks from its dress, and know no game by name.
import { dresses, findDress } from '@sleight/shelf/dresses';

export const worlds = dresses;

export const worldIds: readonly string[] = worlds.map(({ id }) => id);

export const worldOf = findDress;

export const isWorld = (game: string): boolean => worldOf(game) !== undefined;

const placeOf = (game: string): number => (isWorld(game) ? worldIds.indexOf(game) : worldIds.length);

/** Games in the order of their worlds; those without a world last. */
export const inOrder = <T extends { readonly id: string }>(games: readonly T[]): T[] =>
  games.toSorted((a, b) => placeOf(a.id) - placeOf(b.id));

/** Sets the colours of a game for everything inside an element with `data-world`. */
export const worldColours: string = worlds
  .map(
    ({ id, colours }) =>
      `[data-world="${id}"]{--world-table:${colours.table};--world-panel:${colours.panel}}`,
  )
  .join('');
