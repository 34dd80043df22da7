// French for powerMod: « cette carte gagne +1000 en puissance ».

import type { OnePieceFrench } from '../../words/context';
import { change } from '../../words/french-changes';
import type { PowerMod } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'modifiée';

export const fr = (action: PowerMod, context: OnePieceFrench): string =>
  change(action, 'en puissance', context);
