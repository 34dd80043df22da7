// How negate is said in French: « annulez l'effet de jusqu'à 1 Personnage adverse pendant ce tour ».

import type { OnePieceFrench } from '../../words/french-context';
import { during } from '../../words/french-places';
import { target, verb } from '../../words/french-target';
import type { Negate } from './schema';

/** Names what this did, later in the text. */
export const participle = 'annulée';

export const fr = (action: Negate, context: OnePieceFrench): string =>
  `${verb('annuler', { ...context, mood: context.mood === 'continuous' ? 'instruction' : context.mood })} ${"l'effet"} de ${target(action, context).text}${during(action.duration)}`;
