// « avec un coût imprimé de 3 ou moins ».
import type { Vocabulary } from '../../ability';
import type { FilterContext, FilterFrench } from '../../words/context';
import { bounded } from '../../words/french-bounds';
import type { PrintedCost } from './schema';

const cost = { one: 'un coût imprimé', feminine: false } as const;

export const fr = (filter: PrintedCost<Vocabulary>, { french }: FilterContext): FilterFrench => ({
  slot: 'with',
  text: bounded(cost, filter.printedCost, french),
  lasting: true,
});
