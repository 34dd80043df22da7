// Matches from before snapshots named their card set by a short version. Those with the shipped cards get the
// snapshot, once, at server start; the others can no longer be played.

import { shelf } from '@sleight/shelf';
import { bookOf } from './books';
import { snapshotOf } from './snapshots';
import type { MatchStore } from './store';

export async function adoptMatches(store: MatchStore): Promise<void> {
  for (const game of shelf) await store.adopt(bookOf(game, game.rulesets[0], {}).set, snapshotOf(game.pool));
}
