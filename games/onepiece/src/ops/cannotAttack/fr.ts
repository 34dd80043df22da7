// French for cannotAttack: « cette carte ne peut pas attaquer ».

import type { OnePieceFrench } from '../../words/context';
import { during } from '../../words/french-places';
import { target } from '../../words/french-target';
import type { CannotAttack } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'retenue';

export function fr(action: CannotAttack, context: OnePieceFrench): string {
  const who = target(action, context);
  const what = action.what === undefined ? '' : ' de Leader';
  return `${who.text} ne ${who.plural ? 'peuvent' : 'peut'} pas attaquer${what}${during(action.duration)}`;
}
