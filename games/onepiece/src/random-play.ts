// New matches for random play in tests.

import type { Book } from '@sleight/kernel/book';
import { below, seedRng } from '@sleight/kernel/rng';
import type { State } from '@sleight/kernel/state';
import type { DeckList } from '@sleight/kit/contract/decks';
import { listOf } from '@sleight/kit/start';
import { starterDecks } from './cards/pool';
import { start } from './start';

/** Two random prebuilt decks. */
export function newMatch(book: Book, seed: number): State {
  const rng = seedRng(`decks ${seed}`);
  const deal = (): DeckList => {
    const { leader, cards } = starterDecks[below(rng, starterDecks.length)];
    return { leader, cards: listOf(cards) };
  };
  return start(book, [deal(), deal()], `match ${seed}`);
}
