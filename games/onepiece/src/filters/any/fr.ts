// « [Uta] ou de type {FILM} », « ayant un coût de 0 ou un coût de 8 ou plus ».
import { fr as either } from '@sleight/kernel/filters/any/fr';
import { frenchList } from '@sleight/kernel/text/french';
import type { Vocabulary } from '../../ability';
import type { FilterContext, FilterFrench } from '../../words/context';
import { having, placed } from '../../words/french-predicate';
import type { Any } from './schema';

export function fr({ any }: Any<Vocabulary>, context: FilterContext): FilterFrench {
  const all = any.map((one) => context.french.words.filter(one, context));
  if (all.every(({ slot }) => slot === 'having')) return having(either(all.map(({ text }) => text)));
  return {
    slot: 'adjective',
    text: either(all.map((one) => placed(one, context.agreement))),
    says: {
      said: either(all.map(({ says }) => says.said)),
      denied: frenchList(all.map(({ says }) => says.denied)),
    },
  };
}
