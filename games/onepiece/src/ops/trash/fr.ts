// French for trash: « défaussez 1 carte de votre main ».

import type { OnePieceFrench } from '../../words/context';
import { act, target } from '../../words/french-target';
import type { Trash } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'défaussée';

export function fr(action: Trash, context: OnePieceFrench): string {
  if (action.chooser !== 'opponent') {
    const blind = action.chooser === 'blind' ? ' sans la regarder' : '';
    return `${act('défausser', action, context)}${blind}`;
  }
  const { targetSide: _, from: __, ...what } = action;
  return `votre adversaire défausse ${target({ ...what, from: 'lookedAt' }, context).text} de sa main`;
}
