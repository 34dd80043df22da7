// French for choose: « choisissez une mission ».
import type { MythosFrench } from '../../words/context';
import { act } from '../../words/french-target';
import type { Choose } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'choisi';

export const fr = (action: Choose, context: MythosFrench): string => act('choisir', action, context);
