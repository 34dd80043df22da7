// "you have 3 or less cards in your deck".
import { cardsIn } from '../../words/limits';

export const en = cardsIn('deck');
