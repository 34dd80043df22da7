// How toDeck is said in French: « placez jusqu'à 1 Personnage en dessous du deck de son propriétaire ».

import type { OnePieceFrench } from '../../words/french-context';
import { ends } from '../../words/french-places';
import { act } from '../../words/french-target';
import type { ToDeck } from './schema';

/** Names what this did, later in the text. */
export const participle = 'placée';

export function fr(action: ToDeck, context: OnePieceFrench): string {
  if (action.shuffle) return `${act('mélanger', action, context)} dans votre deck`;
  const { at } = ends[action.position ?? 'bottom'];
  const deck =
    action.from === undefined ? 'du deck de son propriétaire' : "de votre deck dans l'ordre de votre choix";
  return `${act('placer', action, context)} ${at} ${deck}`;
}
