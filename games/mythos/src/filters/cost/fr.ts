// « avec un coût de 3 ou moins »; « et un coût inférieur » after « le même nom que … ».
import { sameData } from '@sleight/kernel/text/grammar';
import type { Vocabulary } from '../../ability';
import type { FilterContext, FilterFrench } from '../../words/context';
import { bounded } from '../../words/french-bounds';
import type { Cost } from './schema';

const cost = { one: 'un coût', feminine: false, stat: 'cost' } as const;

export function fr(filter: Cost<Vocabulary>, { all, french }: FilterContext): FilterFrench {
  const isLowerThanItsNamesake = all.some(
    (one) => 'sameName' in one && sameData(filter.cost, { lt: { stat: 'cost', of: one.sameName } }),
  );
  if (isLowerThanItsNamesake) return { slot: 'lower', text: 'un coût inférieur' };
  return { slot: 'with', text: bounded(cost, filter.cost, french) };
}
