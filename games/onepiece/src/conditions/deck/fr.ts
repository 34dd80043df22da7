// « vous avez 3 cartes dans le deck ou moins ».
import { has, limited } from '../../words/french-limits';
import { card } from '../../words/french-target';
import type { Deck } from './schema';

export const fr = ({ deck }: Deck): string => `${has(deck.side)} ${limited(deck, card, ' dans le deck')}`;
