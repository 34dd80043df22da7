// French for costMod: « jusqu'à 1 Personnage adverse subit −2 en coût ».

import type { OnePieceFrench } from '../../words/context';
import { change } from '../../words/french-changes';
import type { CostMod } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'modifiée';

export const fr = (action: CostMod, context: OnePieceFrench): string => change(action, 'en coût', context);
