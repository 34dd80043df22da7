// How costMod is said in French: « ce personnage coûte 2 de moins à jouer quand il est caché ».
import type { MythosFrench } from '../../words/context';
import { withoutHere } from '../../words/french-events';
import { subject } from '../../words/french-target';
import type { CostMod } from './schema';

/** Names what this did, later in the text. */
export const participle = 'modifié';

export function fr(action: CostMod, context: MythosFrench): string {
  const { what, place } = withoutHere(action);
  const who = subject(what, { ...context, anywhere: true });
  const change = `${Math.abs(action.amount)} de ${action.amount < 0 ? 'moins' : 'plus'}`;
  const least = action.least === undefined ? '' : ` (min. ${action.least})`;
  const hidden = who.plural ? ' quand ils sont cachés' : ' quand il est caché';
  const when = action.on === 'reveal' ? hidden : '';
  return `${who.text} ${who.plural ? 'coûtent' : 'coûte'} ${change}${least} à jouer${when}${place}`;
}
