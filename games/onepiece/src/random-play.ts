// Random games for tests: a position to look at, and the answers that led there.

import type { Book } from '@sleight/kernel/book';
import { optionCodes, pick, playing, toMove } from '@sleight/kernel/decide';
import type { DeckList } from '@sleight/kernel/game';
import { below, seedRng } from '@sleight/kernel/rng';
import type { Seat, State } from '@sleight/kernel/state';
import { starterDecks } from './cards/pool';
import { listOf, start } from './start';

/** Two of the starter decks, drawn at random. */
export function newMatch(book: Book, seed: number): State {
  const rng = seedRng(`decks ${seed}`);
  const deal = (): DeckList => {
    const { leader, cards } = starterDecks[below(rng, starterDecks.length)];
    return { leader, cards: listOf(cards) };
  };
  return start(book, [deal(), deal()], `match ${seed}`);
}

/** Plays at random and shows the state before every pick, until the match ends or `visit` says stop. */
export function playThrough(
  book: Book,
  s: State,
  seed: number,
  visit: (s: State, code: number, seat: Seat) => boolean | undefined,
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
