// French for turnLife: « tournez toutes vos cartes Vie face cachée ».

import type { OnePieceFrench } from '../../words/context';
import { card, countOf, verb } from '../../words/french-target';
import type { TurnLife } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'tournée';

export function fr({ amount, face }: TurnLife, context: OnePieceFrench): string {
  const cards =
    amount === undefined ? 'toutes vos cartes Vie' : `${countOf(amount, card)} du dessus de votre Vie`;
  return `${verb('tourner', context)} ${cards} face ${face === 'up' ? 'visible' : 'cachée'}`;
}
