// French for ko: « mettez K.O. jusqu'à 1 Personnage adverse ».

import type { OnePieceFrench } from '../../words/context';
import { act } from '../../words/french-target';
import type { Ko } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'mise K.O.';

export const fr = (action: Ko, context: OnePieceFrench): string => act('mettre K.O.', action, context);
