// How negate is said in French: « annulez l'effet de jusqu'à 1 Personnage adverse pendant ce tour ».
import { after } from '@sleight/kernel/text/french';
import type { OnePieceFrench } from '../../words/french-context';
import { during } from '../../words/french-places';
import { target, verb } from '../../words/french-target';
import type { Negate } from './schema';

/** Names what this did, later in the text. */
export const participle = 'annulée';

export function fr(action: Negate, context: OnePieceFrench): string {
  const negated = `l'effet ${after('de', target(action, context).text)}`;
  // A Continuous text tells what is so; there is nobody to be told to do it.
  if (context.mood === 'continuous') return `${negated} est annulé`;
  return `${verb('annuler', context)} ${negated}${during(action.duration)}`;
}
