// French for negate: « annulez l'effet de jusqu'à 1 Personnage adverse pendant ce tour ».
import { after } from '@sleight/kernel/text/french';
import type { OnePieceFrench } from '../../words/context';
import { during } from '../../words/french-places';
import { target, verb } from '../../words/french-target';
import type { Negate } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'annulée';

export function fr(action: Negate, context: OnePieceFrench): string {
  const negated = `l'effet ${after('de', target(action, context).text)}`;
  // A Continuous text is a statement, not an order.
  if (context.mood === 'continuous') return `${negated} est annulé`;
  return `${verb('annuler', context)} ${negated}${during(action.duration)}`;
}
