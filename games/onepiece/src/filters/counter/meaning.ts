// counter: printed, or as a text sets it in the hand; a card in play has none.
import type { RefTest } from '@sleight/kernel/book';
import { CARD, refIndex, refKind } from '@sleight/kernel/code';
import type { Vocabulary } from '../../ability';
import type { ListedCard, Meanings } from '../../language';
import { isWithin, within } from '../../measure';
import { counterOf as counterPrinted } from '../../printed';
import { counterOf } from '../../stats';
import type { Counter } from './schema';

export function meaning({ counter }: Counter<Vocabulary>, meanings: Meanings): RefTest {
  const fits = within(counter, meanings);
  return (p, f, r) => refKind(r) === CARD && fits(p, f, counterOf(p, refIndex(r)));
}

export const printed = ({ counter }: Counter<Vocabulary>, { card }: ListedCard): boolean =>
  isWithin(counter, counterPrinted(card));
