// "you have 3 or less cards in your hand".
import { cardsIn } from '../../words/limits';

export const en = cardsIn('hand');
