// « un coût de 3 ou moins ».
import type { Vocabulary } from '../../ability';
import type { FilterContext, FilterFrench } from '../../words/context';
import { cost } from '../../words/french-bounds';
import { having } from '../../words/french-predicate';
import type { Cost } from './schema';

export const fr = (filter: Cost<Vocabulary>, { french }: FilterContext): FilterFrench =>
  having(cost(filter.cost, 'coût', french));
