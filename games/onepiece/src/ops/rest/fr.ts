// French for rest: « épuisez jusqu'à 1 Personnage adverse ».

import type { OnePieceFrench } from '../../words/context';
import { act } from '../../words/french-target';
import type { Rest } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'épuisée';

export const fr = (action: Rest, context: OnePieceFrench): string => act('épuiser', action, context);
