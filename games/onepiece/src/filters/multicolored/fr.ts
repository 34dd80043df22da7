// « Leader multicolore ».
import type { FilterContext, FilterFrench } from '../../words/context';
import { is } from '../../words/french-predicate';
import type { Multicolored } from './schema';

export function fr(_filter: Multicolored, { agreement }: FilterContext): FilterFrench {
  const text = `multicolore${agreement.plural ? 's' : ''}`;
  return { slot: 'adjective', text, says: is(text) };
}
