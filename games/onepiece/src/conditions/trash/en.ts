// "you have 3 or less cards in your trash".
import { cardsIn } from '../../words/limits';

export const en = cardsIn('trash');
