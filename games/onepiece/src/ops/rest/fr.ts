// How rest is said in French: « épuisez jusqu'à 1 Personnage adverse ».

import type { OnePieceFrench } from '../../words/french-context';
import { act } from '../../words/french-target';
import type { Rest } from './schema';

/** Names what this did, later in the text. */
export const participle = 'épuisée';

export const fr = (action: Rest, context: OnePieceFrench): string => act('épuiser', action, context);
