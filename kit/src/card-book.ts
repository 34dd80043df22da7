// A rulebook compiled from a ruleset and a card set: what games add to the kernel's book.
// Read next: a game's book.ts.

import type { Book } from '@sleight/kernel/book';

/** The ruleset and the card set to compile; a game's own by default. */
export interface CardBookOptions<Rules, Card> {
  readonly rules?: Rules;
  /** Scenarios add made-up cards. */
  readonly cards?: readonly Card[];
}

export interface CardBook<Rules, Card> extends Book {
  readonly rules: Rules;
  readonly cards: readonly Card[];
}

/** The book of a game whose compiled abilities share tables. */
export interface SharedBook<Rules, Card, Shared extends { readonly notes: unknown }>
  extends CardBook<Rules, Card> {
  readonly shared: Shared;
  /** Every unambiguous name of a card, in lower case, and its id. */
  readonly nicknames: ReadonlyMap<string, string>;
  /** Records which texts did something. */
  readonly notes: Shared['notes'];
}

/** Narrows a book that passed through the kernel's types to that of one game. */
export const narrowing =
  <B extends Book>(name: string, is: (book: Book) => book is B) =>
  (book: Book): B => {
    if (!is(book)) throw new Error(`a book of ${book.game} is not a ${name} book`);
    return book;
  };
