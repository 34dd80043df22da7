// New matches for random play in tests.

import type { Book } from '@sleight/kernel/book';
import type { State } from '@sleight/kernel/state';
import type { DeckList } from '@sleight/kit/contract/decks';
import { listOf } from '@sleight/kit/start';
import { starterDecks } from './cards/pool';
import { start } from './start';

const lists = starterDecks.map((deck) => ({ cards: listOf(deck.cards), leader: deck.leader }));

/** A match between two prebuilt decks; with leaders only if the rules have them. */
export function newMatch(book: Book, seed: number, leaders: boolean): State {
  const [a, b] = [lists[seed % 4], lists[(seed >> 2) % 4]];
  const seated: readonly [DeckList, DeckList] = leaders ? [a, b] : [{ cards: a.cards }, { cards: b.cards }];
  return start(book, seated, `match ${seed}`);
}
