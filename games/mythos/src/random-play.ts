// Random games for tests: a position to look at, and the answers that led there. Half of the decks are full of cards
// that deal in secrets.

import type { Book } from '@sleight/kernel/book';
import { optionCodes, pick, playing, toMove } from '@sleight/kernel/decide';
import type { DeckList } from '@sleight/kernel/game';
import { below, seedRng } from '@sleight/kernel/rng';
import type { Seat, State } from '@sleight/kernel/state';
import { randomDeck } from './random-deck';
import { start } from './start';

const listed = (numbers: string): DeckList => ({
  cards: numbers.split(' ').flatMap((n) => (n.startsWith('M') ? [`KS-${n}`] : [`KS-${n}`, `KS-${n}`])),
});

/** Cards that deal in secrets (spec 15.4): looking, stealing, placing, returning, milling, drawing what was seen. */
const spies = listed(
  '004 008 014 016 020 026 049 050 052 053 065 068 069 073 075 088 089 091 100 106 115 117 118 140 M03 M05 M08',
);
/** Cards that let others be played, and what they let be played. */
const patrons = listed(
  '002 007 008 028 053 069 078 094 095 096 097 098 102 103 105 109 125 132 134 135 139 M01 M03 M08',
);

export function newMatch(book: Book, seed: number): State {
  const rng = seedRng(`decks ${seed}`);
  const deal = (): DeckList => {
    const drawn = below(rng, 4);
    return drawn === 0 ? spies : drawn === 1 ? patrons : randomDeck(book, (n) => below(rng, n));
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
