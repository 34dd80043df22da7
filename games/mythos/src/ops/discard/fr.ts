// How discard is said in French: « défaussez 1 carte », « l'adversaire défausse toute sa main ».
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { counted } from '../../words/french-amounts';
import { card } from '../../words/french-nouns';
import { withPronoun } from '../../words/french-target';
import type { Discard } from './schema';

/** Names what this did, later in the text. */
export const participle = 'défaussé';

const subjects = { player: '', opponent: "l'adversaire défausse", any: 'chaque joueur défausse' };

export function fr(action: Discard, context: MythosFrench): string {
  const { amount = 1, side = 'player' } = action;
  if (action.chooser) {
    const choose = `${verb('choisir', context)} ${counted(amount, card, context)} dans la main de l'adversaire`;
    return `${choose} et ${withPronoun('défausser', amount === 1 ? 'la' : 'les', context)}`;
  }
  const discards = subjects[side] || verb('défausser', context);
  if (action.all) return `${discards} toute ${side === 'player' ? 'votre' : 'sa'} main`;
  return `${discards} ${counted(amount, card, context)}`;
}
