// Starting a match (spec 4): two decks with their Leaders, and a seed.

import type { Book } from '@sleight/kernel/book';
import { addCard, playing } from '@sleight/kernel/decide';
import type { DefIndex } from '@sleight/kernel/ids';
import { enter } from '@sleight/kernel/objects';
import { SEATS, type Seat, type State } from '@sleight/kernel/state';
import { takeOut } from '@sleight/kernel/zones';
import { defFor, starting } from '@sleight/kit/start';
import { asOnePiece } from './book';
import { DON_CARDS, DON_DECK } from './counters';
import { DECK, LEADER_AREA } from './places';

/** The number of DON!! cards of a player with this Leader. */
export function donCards(book: Book, leader: DefIndex): number {
  const { rules, shared } = asOnePiece(book);
  return shared.identity[leader].donDeck ?? rules.donDeck;
}

/** Puts a Leader into its area; it never leaves it. */
function layLeader(book: Book, s: State, seat: Seat, def: DefIndex): void {
  const p = playing(book, s);
  const card = addCard(s, def, seat, DECK + seat);
  takeOut(p, DECK + seat, card);
  enter(p, card, seat, LEADER_AREA + seat);
}

export const start = starting((book, s, decks) => {
  for (const seat of SEATS) {
    const { leader, cards } = decks[seat];
    if (leader === undefined) throw new Error(`the deck of seat ${seat} has no Leader`);
    layLeader(book, s, seat, defFor(book, leader));
    for (const id of cards) addCard(s, defFor(book, id), seat, DECK + seat);
    const don = donCards(book, defFor(book, leader));
    s.num[DON_CARDS + seat] = don;
    s.num[DON_DECK + seat] = don;
  }
});
