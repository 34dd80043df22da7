// « cartes ayant un [Déclenchement] ».
import type { FilterFrench } from '../../words/context';
import { having } from '../../words/french-predicate';

export const fr = (): FilterFrench => having('un [Déclenchement]');
