// basePower: as the base is now, last known of a card that left; printed in a deck list.
import type { Vocabulary } from '../../ability';
import { measured } from '../../candidates';
import type { ListedCard, Meanings } from '../../language';
import { isWithin } from '../../measure';
import { powerOf } from '../../printed';
import type { BasePower } from './schema';

export const meaning = (filter: BasePower<Vocabulary>, meanings: Meanings) =>
  measured('basePower', filter.basePower, meanings);

export const printed = (filter: BasePower<Vocabulary>, { card }: ListedCard): boolean =>
  isWithin(filter.basePower, powerOf(card));
