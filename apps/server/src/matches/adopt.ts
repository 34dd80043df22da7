// Matches of before snapshots named their card set by a short version. Those of the cards that are shipped get the
// snapshot, once, when the server starts; the others can no longer be played.

import { shelf } from '../games';
import { bookOf } from './books';
import { snapshotOf } from './snapshots';
import type { MatchStore } from './store';

export async function adoptMatches(store: MatchStore): Promise<void> {
  for (const game of shelf) await store.adopt(bookOf(game, game.rulesets[0], {}).set, snapshotOf(game.pool));
}
