// How putOnDeck is said in French: « placez 1 carte de votre main au-dessus de votre deck ».
import { count } from '@sleight/kernel/text/french';
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { card } from '../../words/french-nouns';
import type { PutOnDeck } from './schema';

/** Names what this did, later in the text. */
export const participle = 'placé';

export const fr = (action: PutOnDeck, context: MythosFrench): string =>
  `${verb('placer', context)} ${count(action.amount, card)} de votre main au-dessus de votre deck`;
