// French for return: « renvoyez jusqu'à 1 Personnage dans la main de son propriétaire ».

import type { OnePieceFrench } from '../../words/context';
import { act } from '../../words/french-target';
import type { Return } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'renvoyée';

export const fr = (action: Return, context: OnePieceFrench): string =>
  `${act('renvoyer', action, context)} dans la main de son propriétaire`;
