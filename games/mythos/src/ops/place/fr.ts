// How place is said in French: « placez la carte du dessus de votre deck en tant que personnage caché dans cette mission ».
import { count } from '@sleight/kernel/text/french';
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { topCards } from '../../words/french-events';
import { card } from '../../words/french-nouns';
import type { Place } from './schema';

/** Names what this did, later in the text. */
export const participle = 'placé';

export function fr(action: Place, context: MythosFrench): string {
  const what = source(action);
  const as = action.amount === 1 ? 'personnage caché' : 'personnages cachés';
  const where = action.to === 'here' ? 'dans cette mission' : "dans n'importe quelle mission";
  const control = action.linked ? ', sous votre contrôle' : '';
  return `${verb('placer', context)} ${what} en tant que ${as} ${where}${control}`;
}

function source({ from, amount }: Place): string {
  if (from === 'hand') return `${count(amount, card)} de votre main`;
  return `${topCards(amount)} ${from === 'deck' ? 'de votre deck' : "du deck de l'adversaire"}`;
}
