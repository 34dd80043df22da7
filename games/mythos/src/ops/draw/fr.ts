// How draw is said in French: « piochez 2 cartes », « chaque joueur pioche 1 carte ».
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { counted } from '../../words/french-amounts';
import { card } from '../../words/french-nouns';
import type { Draw } from './schema';

/** Names what this did, later in the text. */
export const participle = 'pioché';

const subjects = { player: '', opponent: "l'adversaire pioche", any: 'chaque joueur pioche' };

export function fr(action: Draw, context: MythosFrench): string {
  const draws = subjects[action.side ?? 'player'] || verb('piocher', context);
  return `${draws} ${counted(action.amount, card, context)}`;
}
