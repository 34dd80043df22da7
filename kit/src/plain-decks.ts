// Deck building with nothing but a size and a number of copies, the same for every card.
// Read next: deck-rules.ts for the parts, for games with rules of their own.

import type { Book, Said } from '@sleight/kernel/book';
import type { CardBook } from './card-book';
import type { GameDecks } from './contract/decks';
import { copyProblems, countCards, noSuchCard, randomList, sizeProblems } from './deck-rules';
import { cardCalled } from './deck-text';
import { listOf } from './start';

interface DeckLimits {
  readonly deckSize: number;
  /** Of each card. */
  readonly copies: number;
}

interface DeckCard {
  readonly id: string;
  readonly name: Said;
  readonly set: string;
}

interface DeckFile {
  readonly id: string;
  readonly name: Said;
  /** How many of each card, by id. */
  readonly cards: Readonly<Record<string, number>>;
}

/** The set of cards that a scenario makes up. */
export const MADE_UP = 'scenario';

export const plainDecks = (
  prebuilt: readonly DeckFile[],
  bookOf: (book: Book) => CardBook<DeckLimits, DeckCard>,
): GameDecks => ({
  decks: prebuilt.map(({ id, name, cards }) => ({ id, name, cards: listOf(cards) })),
  randomDeck(book, below) {
    const { cards, rules } = bookOf(book);
    const ids = cards.filter(({ set }) => set !== MADE_UP).map(({ id }) => id);
    const size = { copies: rules.copies, min: rules.deckSize, max: rules.deckSize };
    return { cards: randomList(ids, size, below) };
  },
  deckProblems(book, deck) {
    const { cards, rules } = bookOf(book);
    const each = [...countCards(deck.cards)].flatMap(([id, n]) => {
      const card = cards.find((one) => one.id === id);
      return card === undefined ? [noSuchCard(id)] : copyProblems(card.name, n, rules.copies);
    });
    return [...sizeProblems(deck.cards.length, rules.deckSize, rules.deckSize), ...each];
  },
  listed(book, written) {
    const id = cardCalled(book, written);
    return id === null ? null : { id, as: 'card' };
  },
});
