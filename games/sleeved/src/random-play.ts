// Random games for tests: a position to look at, and the picks that led there. Both seats pick in turn at random,
// so that every order of arrival is seen.

import type { Book } from '@sleight/kernel/book';
import { optionCodes, pick, playing } from '@sleight/kernel/decide';
import { below, seedRng } from '@sleight/kernel/rng';
import { SEATS, type Seat, type State } from '@sleight/kernel/state';
import { start } from './start';

export const newMatch = (book: Book, seed: number): State =>
  start(book, [{ cards: [] }, { cards: [] }], `match ${seed}`);

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
    const asked = SEATS.filter((seat) => optionCodes(p, seat).n > 0);
    const seat = asked[below(rng, asked.length)];
    p.counted = -1;
    const codes = optionCodes(p, seat);
    const code = codes.list[below(rng, codes.n)];
    if (visit(s, code, seat) === true) return s;
    p.counted = -1;
    pick(p, seat, code);
  }
  return s;
}
