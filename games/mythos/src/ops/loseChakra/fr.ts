// French for loseChakra: « l'adversaire paie 1 chakra si possible ».
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { amount } from '../../words/french-amounts';
import type { LoseChakra } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'payé';

const subjects = { player: '', opponent: "l'adversaire paie", any: 'chaque joueur paie' };

export function fr(action: LoseChakra, context: MythosFrench): string {
  const { n, clause } = amount(action.amount, context);
  return `${subjects[action.side ?? 'player'] || verb('payer', context)} ${n} chakra si possible${clause}`;
}
