// cost: current in play and in hand, last known of a card that left; printed in a deck list.
import type { Vocabulary } from '../../ability';
import { measured } from '../../candidates';
import type { ListedCard, Meanings } from '../../language';
import { isWithin } from '../../measure';
import { costOf } from '../../printed';
import type { Cost } from './schema';

export const meaning = (filter: Cost<Vocabulary>, meanings: Meanings) =>
  measured('cost', filter.cost, meanings);

export const printed = (filter: Cost<Vocabulary>, { card }: ListedCard): boolean =>
  isWithin(filter.cost, costOf(card));
