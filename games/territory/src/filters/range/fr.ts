// « allié proche », « allié éloigné de lui », « dans ce couloir ».
import { after, agree } from '@sleight/kernel/text/french';
import { reference } from '@sleight/kernel/text/french-target';
import type { FilterContext, FilterFrench } from '../../words/context';
import { placed } from '../../words/french-place';
import type { Range } from './schema';

export function fr({ range, of }: Range, context: FilterContext): FilterFrench {
  const from = of === undefined ? undefined : reference(of, context.french).text;
  if (range === 'here') return { slot: 'range', text: placed(from ?? 'ce couloir', context) };
  const adjective = agree(range === 'close' ? 'proche' : 'éloigné', context.agreement);
  return { slot: 'range', text: from === undefined ? adjective : `${adjective} ${after('de', from)}` };
}
