// French for discardRest: « défaussez les autres cartes ».
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import type { DiscardRest } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'défaussé';

export const fr = (_: DiscardRest, context: MythosFrench): string =>
  `${verb('défausser', context)} les autres cartes`;
