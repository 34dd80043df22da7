// Starting a match (spec 5.1): two decks, two leaders if the ruleset has them, and a seed.

import type { Book } from '@sleight/kernel/book';
import { addCard, playing } from '@sleight/kernel/decide';
import { enter } from '@sleight/kernel/objects';
import { SEATS, type Seat, type State } from '@sleight/kernel/state';
import { takeOut } from '@sleight/kernel/zones';
import { defFor, starting } from '@sleight/kit/start';
import { DECK, LEADER, TABLE } from './places';
import { rulesOf } from './rules';

/** Puts a leader at its seat, public from the start (17.3). */
function seatLeader(book: Book, s: State, seat: Seat, id: string): void {
  const card = addCard(s, defFor(book, id), seat, TABLE + seat);
  const p = playing(book, s);
  takeOut(p, TABLE + seat, card);
  enter(p, card, seat, LEADER + seat);
}

export const start = starting((book, s, decks) => {
  for (const seat of SEATS) {
    const { leader, cards } = decks[seat];
    if (leader !== undefined && rulesOf(book).leaders) seatLeader(book, s, seat, leader);
    for (const id of cards) addCard(s, defFor(book, id), seat, DECK + seat);
  }
});
