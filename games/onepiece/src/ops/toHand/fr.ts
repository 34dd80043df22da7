// How toHand is said in French: « ajoutez jusqu'à 1 carte de votre Défausse à votre main ».

import type { OnePieceFrench } from '../../words/french-context';
import { act } from '../../words/french-target';
import type { ToHand } from './schema';

/** Names what this did, later in the text. */
export const participle = 'ajoutée';

export const fr = (action: ToHand, context: OnePieceFrench): string =>
  `${act('ajouter', action, context)} à votre main`;
