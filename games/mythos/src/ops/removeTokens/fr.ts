// How removeTokens is said in French: « retirez jusqu'à 2 jetons de Puissance d'un personnage ennemi dans cette mission ».
import { after, count } from '@sleight/kernel/text/french';
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { token } from '../../words/french-nouns';
import { target } from '../../words/french-target';
import type { RemoveTokens } from './schema';

/** Names what this did, later in the text. */
export const participle = 'retiré';

export function fr(action: RemoveTokens, context: MythosFrench): string {
  const { upTo, amount = 1, ...from } = action;
  const tokens = action.every ? `tous les ${token.many}` : `${upTo ? "jusqu'à " : ''}${count(amount, token)}`;
  return `${verb('retirer', context)} ${tokens} ${after('de', target(from, context).text)}`;
}
