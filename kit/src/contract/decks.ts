// Decks: which lists are legal, and what the lines of a deck text name.
// Promise: whether a deck is legal depends on the rulebook and the list alone, and the game says everything that is
// wrong with a list at once, in both languages.

import type { Book, Said } from '@sleight/kernel/book';

/** A deck as it comes to the table: every card by id, as often as it is in there. */
export interface DeckList {
  readonly cards: readonly string[];
  readonly leader?: string;
}

export interface NamedDeck extends DeckList {
  readonly id: string;
  readonly name: Said;
}

/** The card that a line of a deck text names. `undefined`: a card that exists, but that is not defined here yet. */
export interface DeckEntry {
  readonly id: string;
  readonly as: 'card' | 'leader' | 'undefined';
}

export interface GameDecks {
  /** The prebuilt decks, each legal under at least one ruleset. Never empty. */
  readonly decks: readonly NamedDeck[];

  /** A random legal deck. `below(n)` draws a whole number from 0 to n - 1 and is the only source of chance. */
  randomDeck(book: Book, below: (n: number) => number): DeckList;

  /** Every rule that the list breaks; empty when it is legal. Never throws, whatever ids the list holds. */
  deckProblems(book: Book, deck: DeckList): Said[];

  /** The card with that id or name, in any capitals; null if there is none. Absent without deck building. */
  listed?(book: Book, written: string): DeckEntry | null;

  /** Why no legal deck can hold this card, whatever else is in it; empty if one can. Absent: any card may. */
  barred?(book: Book, card: string): Said[];
}
