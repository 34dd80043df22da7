// « 5000 de puissance de base ou moins ».
import type { Vocabulary } from '../../ability';
import type { FilterContext, FilterFrench } from '../../words/context';
import { power } from '../../words/french-bounds';
import { having } from '../../words/french-predicate';
import type { BasePower } from './schema';

export const fr = (filter: BasePower<Vocabulary>, { french }: FilterContext): FilterFrench =>
  having(power(filter.basePower, 'puissance de base', french));
