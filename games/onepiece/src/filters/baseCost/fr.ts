// « un coût de base de 3 ou moins ».
import type { Vocabulary } from '../../ability';
import type { FilterContext, FilterFrench } from '../../words/context';
import { cost } from '../../words/french-bounds';
import { having } from '../../words/french-predicate';
import type { BaseCost } from './schema';

export const fr = (filter: BaseCost<Vocabulary>, { french }: FilterContext): FilterFrench =>
  having(cost(filter.baseCost, 'coût de base', french));
