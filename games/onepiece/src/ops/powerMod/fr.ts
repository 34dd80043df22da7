// How powerMod is said in French: « cette carte gagne +1000 de puissance ».
import { change } from '../../words/french-changes';
import type { OnePieceFrench } from '../../words/french-context';
import type { PowerMod } from './schema';

/** Names what this did, later in the text. */
export const participle = 'modifiée';

export const fr = (action: PowerMod, context: OnePieceFrench): string =>
  change(action, 'de puissance', context);
