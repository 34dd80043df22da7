// category: what is printed on the card.
import { printedOn } from '../../candidates';
import type { ListedCard, Meanings } from '../../language';
import type { Category } from './schema';

export const meaning = ({ category }: Category, { shared }: Meanings) =>
  printedOn(shared, (card) => card.category.toLowerCase() === category);

export const printed = ({ category }: Category, { card }: ListedCard): boolean =>
  card.category.toLowerCase() === category;
