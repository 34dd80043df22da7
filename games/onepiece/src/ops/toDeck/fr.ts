// French for toDeck: « placez jusqu'à 1 Personnage en dessous du deck de son propriétaire ».

import type { OnePieceFrench } from '../../words/context';
import { ends } from '../../words/french-places';
import { act, target } from '../../words/french-target';
import type { ToDeck } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'placée';

export function fr(action: ToDeck, context: OnePieceFrench): string {
  if (action.shuffle) return `${act('mélanger', action, context)} dans votre deck`;
  if (action.chooser === 'opponent') {
    const { targetSide: _, from, ...what } = action;
    const cards = target({ ...what, from: 'lookedAt' }, context).text;
    const where = `${ends[action.position ?? 'bottom'].at} de son deck`;
    return `votre adversaire place ${cards} de sa ${from === 'hand' ? 'main' : 'Défausse'} ${where}`;
  }
  const { at } = ends[action.position ?? 'bottom'];
  const deck =
    action.from === undefined ? 'du deck de son propriétaire' : "de votre deck dans l'ordre de votre choix";
  return `${act('placer', action, context)} ${at} ${deck}`;
}
