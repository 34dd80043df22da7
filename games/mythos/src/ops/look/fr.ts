// How look is said in French: « regardez un personnage caché en jeu », « regardez les 3 cartes du dessus de votre deck ».
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { topCards } from '../../words/french-events';
import { act } from '../../words/french-target';
import type { Look } from './schema';

/** Names what this did, later in the text. */
export const participle = 'regardé';

export function fr(action: Look, context: MythosFrench): string {
  const look = verb('regarder', context);
  const isTheirs = action.side === 'opponent';
  if (action.from === 'hand') return `${look} ${isTheirs ? "la main de l'adversaire" : 'votre main'}`;
  if (action.from === 'deck') {
    return `${look} ${topCards(action.amount ?? 1)} ${isTheirs ? "du deck de l'adversaire" : 'de votre deck'}`;
  }
  const { targetType = 'character' } = action;
  return act('regarder', { ...action, targetType }, context);
}
