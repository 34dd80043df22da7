// French for setActive: « redressez jusqu'à 2 de vos cartes DON!! ».

import type { OnePieceFrench } from '../../words/context';
import { act } from '../../words/french-target';
import type { SetActive } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'redressée';

export const fr = (action: SetActive, context: OnePieceFrench): string => act('redresser', action, context);
