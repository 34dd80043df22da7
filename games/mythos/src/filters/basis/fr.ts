// « avec une Puissance de 3 ou moins ».
import type { Vocabulary } from '../../ability';
import type { FilterContext, FilterFrench } from '../../words/context';
import { bounded } from '../../words/french-bounds';
import type { Basis } from './schema';

const power = { one: 'une Puissance', feminine: true } as const;

export const fr = (filter: Basis<Vocabulary>, { french }: FilterContext): FilterFrench => ({
  slot: 'with',
  text: bounded(power, filter.basis, french),
});
