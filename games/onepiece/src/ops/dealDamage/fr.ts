// French for dealDamage: « infligez 1 dégât à votre adversaire ».

import type { OnePieceFrench } from '../../words/context';
import { verb } from '../../words/french-target';
import type { DealDamage } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'infligée';

export const fr = ({ amount }: DealDamage, context: OnePieceFrench): string =>
  `${verb('infliger', context)} ${amount} ${amount > 1 ? 'dégâts' : 'dégât'} à votre adversaire`;
