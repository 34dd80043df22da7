// « effet persistant néfaste ».
import { agree } from '@sleight/kernel/text/french';
import type { FilterContext, FilterFrench } from '../../words/context';
import type { Kind } from './schema';

const kinds = { beneficial: 'bénéfique', harmful: 'néfaste', neutral: 'neutre' };

export const fr = ({ kind }: Kind, { agreement }: FilterContext): FilterFrench => ({
  slot: 'kind',
  text: agree(kinds[kind], agreement),
});
