// How select is said in French: « choisissez jusqu'à 1 de vos Personnages ».

import type { OnePieceFrench } from '../../words/french-context';
import { act } from '../../words/french-target';
import type { Select } from './schema';

/** Names what this did, later in the text. */
export const participle = 'choisie';

export const fr = (action: Select, context: OnePieceFrench): string => act('choisir', action, context);
