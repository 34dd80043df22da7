// French for toLife: « ajoutez jusqu'à 1 carte du dessus de votre deck au-dessus de votre Vie ».
import type { Target } from '../../ability';
import type { OnePieceFrench } from '../../words/context';
import { ends } from '../../words/french-places';
import { act } from '../../words/french-target';
import type { ToLife } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'ajoutée';

export function fr(action: ToLife, context: OnePieceFrench): string {
  const { position, faceUp } = action;
  const face = faceUp ? ' face visible' : '';
  const life = action.from === undefined ? 'de la Vie de son propriétaire' : 'de votre Vie';
  const what: Target = action.from === 'deck' ? { ...action, from: 'lookedAt' } : action;
  const top = action.from === 'deck' ? ' du dessus de votre deck' : '';
  return `${act('ajouter', what, context)}${top} ${ends[position].at} ${life}${face}`;
}
