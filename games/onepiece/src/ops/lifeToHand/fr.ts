// French for lifeToHand: « ajoutez 1 carte du dessus de votre Vie à votre main ».

import type { OnePieceFrench } from '../../words/context';
import { ends } from '../../words/french-places';
import { card, countOf, verb } from '../../words/french-target';
import type { LifeToHand } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'ajoutée';

export function fr({ amount, upTo, side, position }: LifeToHand, context: OnePieceFrench): string {
  const cards = `${upTo ? "jusqu'à " : ''}${countOf(amount, card)} ${ends[position].of}`;
  return side === 'opponent'
    ? `${verb('ajouter', context)} ${cards} de la Vie adverse à la main de son propriétaire`
    : `${verb('ajouter', context)} ${cards} de votre Vie à votre main`;
}
