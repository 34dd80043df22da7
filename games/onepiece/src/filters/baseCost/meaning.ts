// baseCost: as the base is now, last known of a card that left; printed in a deck list.
import type { Vocabulary } from '../../ability';
import { measured } from '../../candidates';
import type { ListedCard, Meanings } from '../../language';
import { isWithin } from '../../measure';
import { costOf } from '../../printed';
import type { BaseCost } from './schema';

export const meaning = (filter: BaseCost<Vocabulary>, meanings: Meanings) =>
  measured('baseCost', filter.baseCost, meanings);

export const printed = (filter: BaseCost<Vocabulary>, { card }: ListedCard): boolean =>
  isWithin(filter.baseCost, costOf(card));
