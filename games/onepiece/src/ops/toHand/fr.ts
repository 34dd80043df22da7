// French for toHand: « ajoutez jusqu'à 1 carte de votre Défausse à votre main ».

import type { OnePieceFrench } from '../../words/context';
import { act } from '../../words/french-target';
import type { ToHand } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'ajoutée';

export const fr = (action: ToHand, context: OnePieceFrench): string =>
  `${act('ajouter', action, context)} à votre main`;
