// How costMod is said in French: « jusqu'à 1 Personnage adverse subit −2 de coût ».
import { change } from '../../words/french-changes';
import type { OnePieceFrench } from '../../words/french-context';
import type { CostMod } from './schema';

/** Names what this did, later in the text. */
export const participle = 'modifiée';

export const fr = (action: CostMod, context: OnePieceFrench): string => change(action, 'de coût', context);
