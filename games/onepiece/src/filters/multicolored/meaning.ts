// multicolored: more than one colour is printed on the card.
import { printedOn } from '../../candidates';
import type { ListedCard, Meanings } from '../../language';
import type { Multicolored } from './schema';

export const meaning = (_filter: Multicolored, { shared }: Meanings) =>
  printedOn(shared, ({ colors }) => colors.length > 1);

export const printed = (_filter: Multicolored, { card }: ListedCard): boolean => card.colors.length > 1;
