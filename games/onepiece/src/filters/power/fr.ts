// « 5000 de puissance ou moins ».
import type { Vocabulary } from '../../ability';
import type { FilterContext, FilterFrench } from '../../words/context';
import { power } from '../../words/french-bounds';
import { having } from '../../words/french-predicate';
import type { Power } from './schema';

export const fr = (filter: Power<Vocabulary>, { french }: FilterContext): FilterFrench =>
  having(power(filter.power, 'puissance', french));
