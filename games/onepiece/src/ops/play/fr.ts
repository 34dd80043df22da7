// French for play: « jouez jusqu'à 1 carte Personnage de votre main à l'état épuisé ».
import type { OnePieceFrench } from '../../words/context';
import { act } from '../../words/french-target';
import type { Play } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'jouée';

export function fr(action: Play, context: OnePieceFrench): string {
  const from = action.targetType === 'self' && action.from === 'trash' ? ' de votre Défausse' : '';
  const rested = action.rested ? " à l'état épuisé" : '';
  return `${act('jouer', action, context)}${from}${rested}`;
}
