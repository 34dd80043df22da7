// « amélioré ».
import { agree } from '@sleight/kernel/text/french';
import type { FilterContext, FilterFrench } from '../../words/context';
import type { Upgraded } from './schema';

export const fr = (_filter: Upgraded, { agreement }: FilterContext): FilterFrench => ({
  slot: 'adjective',
  text: agree('amélioré', agreement),
});
