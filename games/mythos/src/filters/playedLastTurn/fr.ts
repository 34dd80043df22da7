// « qui a été joué lors du précédent tour de l'adversaire ».
import { agree } from '@sleight/kernel/text/french';
import type { FilterContext, FilterFrench } from '../../words/context';
import type { PlayedLastTurn } from './schema';

export const fr = (_filter: PlayedLastTurn, { agreement }: FilterContext): FilterFrench => ({
  slot: 'past',
  text: `qui ${agreement.plural ? 'ont' : 'a'} été ${agree('joué', agreement)} lors du précédent tour de l'adversaire`,
});
