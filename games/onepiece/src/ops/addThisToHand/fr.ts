// How addThisToHand is said in French: « ajoutez cette carte à votre main ».

import type { OnePieceFrench } from '../../words/french-context';
import { verb } from '../../words/french-target';
import type { AddThisToHand } from './schema';

/** Names what this did, later in the text. */
export const participle = 'ajoutée';

export const fr = (_: AddThisToHand, context: OnePieceFrench): string =>
  `${verb('ajouter', context)} cette carte à votre main`;
