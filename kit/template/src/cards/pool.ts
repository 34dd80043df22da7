// Every card and prebuilt deck, read from its file and checked.

import { cardReader, readFitting } from '@sleight/kit/card-pool';
import { MADE_UP } from '@sleight/kit/plain-decks';
import { words } from '../words';
import { cardFiles, deckFiles } from './index.generated';
import { type Card, cardSchema, deckSchema } from './schema';

export const reading = cardReader(cardSchema, words);

/** Reads the cards of an edition. */
export const readPool = (files: readonly unknown[]): readonly Card[] => files.map(reading.readCard);

export const allCards: readonly Card[] = readPool(cardFiles);
export const stockDecks = deckFiles.map((file) => readFitting(deckSchema, file));

/** The shipped cards with those that a scenario makes up. */
export const withMadeUp = (extra: readonly unknown[]): readonly Card[] => [
  ...allCards,
  ...extra.map((given) => reading.readMadeUp(given, { strength: 1, set: MADE_UP })),
];
