// hasTrigger: one is printed on the card.
import { printedOn } from '../../candidates';
import type { ListedCard, Meanings } from '../../language';
import { hasTrigger } from '../../printed';
import type { HasTrigger } from './schema';

export const meaning = (_filter: HasTrigger, { shared }: Meanings) =>
  printedOn(shared, (card) => card.hasTrigger);

export const printed = (_filter: HasTrigger, { card }: ListedCard): boolean => hasTrigger(card);
