// power: current in play, last known of a card that left; printed in a deck list.
import type { Vocabulary } from '../../ability';
import { measured } from '../../candidates';
import type { ListedCard, Meanings } from '../../language';
import { isWithin } from '../../measure';
import { powerOf } from '../../printed';
import type { Power } from './schema';

export const meaning = (filter: Power<Vocabulary>, meanings: Meanings) =>
  measured('power', filter.power, meanings);

export const printed = (filter: Power<Vocabulary>, { card }: ListedCard): boolean =>
  isWithin(filter.power, powerOf(card));
