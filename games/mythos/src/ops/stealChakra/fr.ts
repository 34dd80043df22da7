// French for stealChakra: « volez 1 chakra à l'adversaire ».
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { amount } from '../../words/french-amounts';
import type { StealChakra } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'volé';

export function fr(action: StealChakra, context: MythosFrench): string {
  const { n, clause } = amount(action.amount, context);
  return `${verb('voler', context)} ${n} chakra à l'adversaire${clause}`;
}
