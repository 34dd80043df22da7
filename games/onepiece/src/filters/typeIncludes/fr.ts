// « Personnages dont le type contient « CP » ».
import type { FilterFrench } from '../../words/context';
import { partsOf } from '../../words/french-lists';
import { has } from '../../words/french-predicate';
import type { TypeIncludes } from './schema';

export const fr = ({ typeIncludes }: TypeIncludes): FilterFrench => ({
  slot: 'adjective',
  text: `dont le type contient ${partsOf(typeIncludes)}`,
  says: has(`un type contenant ${partsOf(typeIncludes)}`),
});
