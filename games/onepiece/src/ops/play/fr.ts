// How play is said in French: « jouez jusqu'à 1 carte Personnage de votre main ».
import { agree } from '@sleight/kernel/text/french';
import type { OnePieceFrench } from '../../words/french-context';
import { act, target } from '../../words/french-target';
import type { Play } from './schema';

/** Names what this did, later in the text. */
export const participle = 'jouée';

export function fr(action: Play, context: OnePieceFrench): string {
  const { plural, feminine } = target(action, context);
  const from = action.targetType === 'self' && action.from === 'trash' ? ' de votre Défausse' : '';
  const rested = action.rested ? ` ${agree('épuisé', { plural, feminine })}` : '';
  return `${act('jouer', action, context)}${from}${rested}`;
}
