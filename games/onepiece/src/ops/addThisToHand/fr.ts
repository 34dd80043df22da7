// French for addThisToHand: « ajoutez cette carte à votre main ».

import type { OnePieceFrench } from '../../words/context';
import { verb } from '../../words/french-target';
import type { AddThisToHand } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'ajoutée';

export const fr = (_: AddThisToHand, context: OnePieceFrench): string =>
  `${verb('ajouter', context)} cette carte à votre main`;
