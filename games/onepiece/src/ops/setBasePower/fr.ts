// French for setBasePower: « la puissance de base de cette carte devient 7000 ».

import { after } from '@sleight/kernel/text/french';
import type { OnePieceFrench } from '../../words/context';
import { during } from '../../words/french-places';
import { target } from '../../words/french-target';
import type { SetBasePower } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'modifiée';

export function fr(action: SetBasePower, context: OnePieceFrench): string {
  const { noun } = context.words.amount(action.amount, context);
  return `la puissance de base ${after('de', target(action, context).text)} devient ${noun}${during(action.duration)}`;
}
