// « avec une Puissance imprimée de 3 ou moins ».
import type { Vocabulary } from '../../ability';
import type { FilterContext, FilterFrench } from '../../words/context';
import { bounded } from '../../words/french-bounds';
import type { PrintedPower } from './schema';

const power = { one: 'une Puissance imprimée', feminine: true } as const;

export const fr = (filter: PrintedPower<Vocabulary>, { french }: FilterContext): FilterFrench => ({
  slot: 'with',
  text: bounded(power, filter.printedPower, french),
  lasting: true,
});
