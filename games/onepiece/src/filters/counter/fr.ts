// « cartes ayant 1000 de Contre ou plus ».
import type { Vocabulary } from '../../ability';
import type { FilterContext, FilterFrench } from '../../words/context';
import { limited } from '../../words/french-bounds';
import { having } from '../../words/french-predicate';
import type { Counter } from './schema';

const aCounter = { one: 'un Contre', feminine: false };

export const fr = ({ counter }: Counter<Vocabulary>, { french }: FilterContext): FilterFrench =>
  having(limited(counter, ' de Contre', aCounter, french));
