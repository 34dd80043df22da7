// How mill is said in French: « défaussez la carte du dessus du deck de l'adversaire ».
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { topCards } from '../../words/french-events';
import type { Mill } from './schema';

/** Names what this did, later in the text. */
export const participle = 'défaussé';

export const fr = (action: Mill, context: MythosFrench): string =>
  `${verb('défausser', context)} ${topCards(action.amount)} ${
    action.side === 'opponent' ? "du deck de l'adversaire" : 'de votre deck'
  }`;
