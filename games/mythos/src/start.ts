// Starting a match (spec 4): two decks with their missions, and a seed.

import type { Book } from '@sleight/kernel/book';
import { addCard, blank, open, playing } from '@sleight/kernel/decide';
import type { Fact } from '@sleight/kernel/fact';
import { begin } from '@sleight/kernel/frames';
import type { DeckList } from '@sleight/kernel/game';
import { SEATS, type Seat, type State } from '@sleight/kernel/state';
import { MISSION_CARD } from './counters';
import { ASIDE, DECK } from './places';

export const listOf = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([id, n]) => new Array<string>(n).fill(id));

export function defFor(book: Book, id: string): number {
  const def = book.byId.get(id);
  if (def === undefined) throw new Error(`there is no card called ${id}`);
  return def;
}

/** A deck list holds its missions too; they lie aside, face down. */
export function layDeck(book: Book, s: State, seat: Seat, deck: DeckList): void {
  for (const id of deck.cards) {
    const def = defFor(book, id);
    addCard(s, def, seat, (book.defs[def].kind === MISSION_CARD ? ASIDE : DECK) + seat);
  }
}

export function start(
  book: Book,
  decks: readonly [DeckList, DeckList],
  seed: string,
  facts: Fact[] | null = null,
  moments: State[] | null = null,
): State {
  const s = blank(book, seed);
  for (const seat of SEATS) layDeck(book, s, seat, decks[seat]);
  begin(playing(book, s), book.opening, 0, 0, null);
  return open(book, s, facts, moments);
}
