// French for spendChakra: « dépensez n'importe quelle quantité de chakra supplémentaire ».
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import type { SpendChakra } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'dépensé';

export const fr = (_: SpendChakra, context: MythosFrench): string =>
  `${verb('dépenser', context)} n'importe quelle quantité de chakra supplémentaire`;
