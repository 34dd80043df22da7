// French for mill: « défaussez 2 cartes du dessus de votre deck ».

import type { OnePieceFrench } from '../../words/context';
import { card, countOf, verb } from '../../words/french-target';
import type { Mill } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'défaussée';

export const fr = ({ amount, upTo, side }: Mill, context: OnePieceFrench): string =>
  `${verb('défausser', context)} ${upTo ? "jusqu'à " : ''}${countOf(amount, card)} du dessus ${side === 'opponent' ? 'du deck adverse' : 'de votre deck'}`;
