// How turnLife is said in French: « tournez toutes vos cartes de Vie face cachée ».

import type { OnePieceFrench } from '../../words/french-context';
import { card, countOf, verb } from '../../words/french-target';
import type { TurnLife } from './schema';

/** Names what this did, later in the text. */
export const participle = 'tournée';

export function fr({ amount, face }: TurnLife, context: OnePieceFrench): string {
  const cards =
    amount === undefined ? 'toutes vos cartes de Vie' : `${countOf(amount, card)} du dessus de votre Vie`;
  return `${verb('tourner', context)} ${cards} face ${face === 'up' ? 'visible' : 'cachée'}`;
}
