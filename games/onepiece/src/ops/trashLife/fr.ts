// French for trashLife: « défaussez jusqu'à 1 carte du dessus de la Vie adverse ».

import type { OnePieceFrench } from '../../words/context';
import { ends } from '../../words/french-places';
import { card, countOf, verb } from '../../words/french-target';
import type { TrashLife } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'défaussée';

export function fr({ amount, upTo, side, position }: TrashLife, context: OnePieceFrench): string {
  const cards = `${upTo ? "jusqu'à " : ''}${countOf(amount, card)} ${ends[position].of}`;
  return side === 'opponent'
    ? `${verb('défausser', context)} ${cards} de la Vie adverse`
    : `${verb('défausser', context)} ${cards} de votre Vie`;
}
