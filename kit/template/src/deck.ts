// Deck building: the size of a deck and the copies of a card (rules.ts).

import { plainDecks } from '@sleight/kit/plain-decks';
import { asDuskfall } from './book';
import { stockDecks } from './cards/pool';

export const decks = plainDecks(stockDecks, asDuskfall);
