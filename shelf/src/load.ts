// One game at a time, for browsers: each is in a file of its own, fetched when it is first asked for.

import type { Game } from '@sleight/kit';
import { loaders } from './loaders.generated';

/** The game with that id; rejects if there is none. */
export async function loadGame(id: string): Promise<Game> {
  const load = Object.entries<() => Promise<Game>>(loaders).find(([known]) => known === id)?.[1];
  if (load === undefined) throw new Error(`there is no game ${id}`);
  return load();
}
