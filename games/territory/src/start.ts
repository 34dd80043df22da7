// Starting a match (spec 5.1): two decks, two leaders if the ruleset has them, and a seed.

import type { Book } from '@sleight/kernel/book';
import { addCard, blank, open, playing } from '@sleight/kernel/decide';
import type { Fact } from '@sleight/kernel/fact';
import { begin } from '@sleight/kernel/frames';
import type { DeckList } from '@sleight/kernel/game';
import { enter } from '@sleight/kernel/objects';
import { SEATS, type Seat, type State } from '@sleight/kernel/state';
import { takeOut } from '@sleight/kernel/zones';
import { DECK, LEADER, TABLE } from './places';
import { rulesOf } from './rules';

export const listOf = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([id, n]) => new Array<string>(n).fill(id));

function defFor(book: Book, id: string): number {
  const def = book.byId.get(id);
  if (def === undefined) throw new Error(`there is no card called ${id}`);
  return def;
}

/** Puts a leader at its seat, public from the start (17.3). */
export function seatLeader(book: Book, s: State, seat: Seat, id: string): void {
  const card = addCard(s, defFor(book, id), seat, TABLE + seat);
  const p = playing(book, s);
  takeOut(p, TABLE + seat, card);
  enter(p, card, seat, LEADER + seat);
}

export function start(
  book: Book,
  decks: readonly [DeckList, DeckList],
  seed: string,
  facts: Fact[] | null = null,
  moments: State[] | null = null,
): State {
  const s = blank(book, seed);
  for (const seat of SEATS) {
    const { leader, cards } = decks[seat];
    if (leader !== undefined && rulesOf(book).leaders) seatLeader(book, s, seat, leader);
    for (const id of cards) addCard(s, defFor(book, id), seat, DECK + seat);
  }
  begin(playing(book, s), book.opening, 0, 0, null);
  return open(book, s, facts, moments);
}
