// French for select: « choisissez jusqu'à 1 de vos Personnages ».

import type { OnePieceFrench } from '../../words/context';
import { act } from '../../words/french-target';
import type { Select } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'choisie';

export const fr = (action: Select, context: OnePieceFrench): string => act('choisir', action, context);
