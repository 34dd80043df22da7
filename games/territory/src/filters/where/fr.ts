// « qui a un ennemi proche », « qui ont au moins 2 alliés proches ».
import { having, holding } from '@sleight/kernel/filters/where/fr';
import type { Vocabulary } from '../../ability';
import type { FilterContext, FilterFrench } from '../../words/context';
import type { Where } from './schema';

export const fr = ({ where }: Where<Vocabulary>, { agreement, french }: FilterContext): FilterFrench => ({
  slot: 'rest',
  text: 'count' in where ? having(where, agreement.plural, french) : holding(where, french),
});
