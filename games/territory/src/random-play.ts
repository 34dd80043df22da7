// Random games for tests: a position to look at, and the answers that led there.

import type { Book } from '@sleight/kernel/book';
import { optionCodes, pick, playing, toMove } from '@sleight/kernel/decide';
import type { DeckList } from '@sleight/kernel/game';
import { below, seedRng } from '@sleight/kernel/rng';
import type { State } from '@sleight/kernel/state';
import { starterDecks } from './cards/pool';
import { listOf, start } from './start';

const lists = starterDecks.map((deck) => ({ cards: listOf(deck.cards), leader: deck.leader }));

/** A match between two starter decks; leaders sit only if the rules have them. */
export function newMatch(book: Book, seed: number, leaders: boolean): State {
  const [a, b] = [lists[seed % 4], lists[(seed >> 2) % 4]];
  const seated: readonly [DeckList, DeckList] = leaders ? [a, b] : [{ cards: a.cards }, { cards: b.cards }];
  return start(book, seated, `match ${seed}`);
}

/** Plays at random and shows the state before every pick, until the match ends or `visit` says stop. */
export function playThrough(
  book: Book,
  s: State,
  seed: number,
  visit: (s: State, code: number, seat: 0 | 1) => boolean | undefined,
): State {
  const rng = seedRng(`picks ${seed}`);
  const p = playing(book, s);
  while (s.result === null) {
    const seat = toMove(p)!;
    const codes = optionCodes(p, seat);
    const code = codes.list[below(rng, codes.n)];
    if (visit(s, code, seat) === true) return s;
    p.counted = -1;
    pick(p, seat, code);
  }
  return s;
}
