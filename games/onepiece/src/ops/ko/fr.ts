// How ko is said in French: « mettez KO jusqu'à 1 Personnage adverse ».

import type { OnePieceFrench } from '../../words/french-context';
import { act } from '../../words/french-target';
import type { Ko } from './schema';

/** Names what this did, later in the text. */
export const participle = 'mise KO';

export const fr = (action: Ko, context: OnePieceFrench): string => act('mettre KO', action, context);
