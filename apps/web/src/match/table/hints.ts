// The hints of a game's dress about its table, by the ids of areas and counters.
import { worldOf } from '../../worlds/worlds';

/** Area ids end with their owner. */
function isAmong(names: readonly string[] = [], id: string): boolean {
  const [name = id] = id.split(':');
  return names.includes(name);
}

/** Does the game's table show this area or counter itself? */
export const showsItself = (game: string, id: string): boolean => isAmong(worldOf(game)?.layout?.onTable, id);

/** Are this area's cards shown beside the prompt, even while they can be chosen? */
export const staysAside = (game: string, id: string): boolean => isAmong(worldOf(game)?.layout?.aside, id);
