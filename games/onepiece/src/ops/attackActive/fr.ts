// French for attackActive: « cette carte peut aussi attaquer les Personnages actifs ».

import type { OnePieceFrench } from '../../words/context';
import { during } from '../../words/french-places';
import { target } from '../../words/french-target';
import type { AttackActive } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'libérée';

export function fr(action: AttackActive, context: OnePieceFrench): string {
  const who = target(action, context);
  return `${who.text} ${who.plural ? 'peuvent aussi attaquer les Personnages actifs' : 'peut aussi attaquer les Personnages actifs'}${during(action.duration)}`;
}
