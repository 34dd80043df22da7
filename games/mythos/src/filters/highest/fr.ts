// « le personnage le plus fort ».
import type { FilterContext, FilterFrench } from '../../words/context';
import { superlative } from '../../words/superlative';
import type { Highest } from './schema';

export const fr = (_filter: Highest, { agreement }: FilterContext): FilterFrench => ({
  slot: 'adjective',
  text: superlative('fort', agreement),
});
