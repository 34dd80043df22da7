// How setBasePower is said in French: « la puissance de base de cette carte devient 7000 ».

import { after } from '@sleight/kernel/text/french';
import type { OnePieceFrench } from '../../words/french-context';
import { during } from '../../words/french-places';
import { target } from '../../words/french-target';
import type { SetBasePower } from './schema';

/** Names what this did, later in the text. */
export const participle = 'modifiée';

export function fr(action: SetBasePower, context: OnePieceFrench): string {
  if (typeof action.amount !== 'number') throw new Error('French has no words for this base power.');
  return `la puissance de base ${after('de', target(action, context).text)} devient ${action.amount}${during(action.duration)}`;
}
