// French for chakra: « CHAKRA +1 », « CHAKRA +1 pour les deux joueurs ».
import type { MythosFrench } from '../../words/context';
import { amount } from '../../words/french-amounts';
import type { Chakra } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'gagné';

const receivers = { player: '', opponent: " pour l'adversaire", any: ' pour les deux joueurs' };

export function fr(action: Chakra, context: MythosFrench): string {
  const { n, clause } = amount(action.amount, context);
  return `CHAKRA +${n}${receivers[action.side ?? 'player']}${clause}`;
}
