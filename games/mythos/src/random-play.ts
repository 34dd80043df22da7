// Random games for tests: a position to look at, and the answers that led there. Every other match is between decks
// full of cards that look, steal, hide and put cards somewhere unseen.

import type { Book } from '@sleight/kernel/book';
import { optionCodes, pick, playing, toMove } from '@sleight/kernel/decide';
import type { DeckList } from '@sleight/kernel/game';
import { below, seedRng } from '@sleight/kernel/rng';
import type { Seat, State } from '@sleight/kernel/state';
import { randomDeck } from './random-deck';
import { start } from './start';

/** Cards that deal in secrets (spec 15.4): looking, stealing, placing, returning, milling, drawing what was seen. */
const SPIES = [
  '004 008 014 016 020 026 049 050 052 053 065 068 069 073 075 088 089 091 100 105 106 109 115 117 118 132 135 140',
  'M03 M05 M08',
]
  .join(' ')
  .split(' ')
  .map((number) => `KS-${number}`);

const spyDeck: DeckList = { cards: SPIES.flatMap((id) => (id.includes('M') ? [id] : [id, id])) };

export function newMatch(book: Book, seed: number): State {
  const rng = seedRng(`decks ${seed}`);
  const deal = (): DeckList => (seed % 2 === 0 ? randomDeck(book, (n) => below(rng, n)) : spyDeck);
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
