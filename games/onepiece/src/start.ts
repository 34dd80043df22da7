// Starting a match (spec 4): two decks with their Leaders, and a seed.

import type { Book } from '@sleight/kernel/book';
import { addCard, blank, open, playing } from '@sleight/kernel/decide';
import type { Fact } from '@sleight/kernel/fact';
import { begin } from '@sleight/kernel/frames';
import type { DeckList } from '@sleight/kernel/game';
import { enter } from '@sleight/kernel/objects';
import { SEATS, type Seat, type State } from '@sleight/kernel/state';
import { takeOut } from '@sleight/kernel/zones';
import { asOnePiece } from './book';
import { DON_CARDS, DON_DECK } from './counters';
import { DECK, LEADER_AREA } from './places';

export const listOf = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([id, n]) => new Array<string>(n).fill(id));

function defFor(book: Book, id: string): number {
  const def = book.byId.get(id);
  if (def === undefined) throw new Error(`there is no card called ${id}`);
  return def;
}

/** Puts a Leader into its area; it never leaves it. */
export function layLeader(book: Book, s: State, seat: Seat, def: number): void {
  const p = playing(book, s);
  const card = addCard(s, def, seat, DECK + seat);
  takeOut(p, DECK + seat, card);
  enter(p, card, seat, LEADER_AREA + seat);
}

export function start(
  book: Book,
  decks: readonly [DeckList, DeckList],
  seed: string,
  facts: Fact[] | null = null,
  moments: State[] | null = null,
): State {
  const { rules } = asOnePiece(book);
  const s = blank(book, seed);
  for (const seat of SEATS) {
    const { leader, cards } = decks[seat];
    if (leader === undefined) throw new Error(`the deck of seat ${seat} has no Leader`);
    layLeader(book, s, seat, defFor(book, leader));
    for (const id of cards) addCard(s, defFor(book, id), seat, DECK + seat);
    s.num[DON_CARDS + seat] = rules.donDeck;
    s.num[DON_DECK + seat] = rules.donDeck;
  }
  begin(playing(book, s), book.opening, 0, 0, null);
  return open(book, s, facts, moments);
}
