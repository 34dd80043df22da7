// « caché », « non caché ».
import { agree } from '@sleight/kernel/text/french';
import type { FilterContext, FilterFrench } from '../../words/context';
import type { Hidden } from './schema';

export const fr = ({ hidden }: Hidden, { agreement }: FilterContext): FilterFrench => ({
  slot: 'adjective',
  text: `${hidden ? '' : 'non '}${agree('caché', agreement)}`,
});
