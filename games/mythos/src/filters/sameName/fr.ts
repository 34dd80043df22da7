// « avec le même nom que le personnage vaincu ».
import type { FilterContext, FilterFrench } from '../../words/context';
import { named } from '../../words/french-registers';
import type { SameName } from './schema';

export const fr = ({ sameName }: SameName, { french }: FilterContext): FilterFrench => ({
  slot: 'with',
  text: `le même nom que ${named(sameName, french)}`,
});
