// « sans aucune unité ».
import type { FilterFrench } from '../../words/context';

export const fr = (): FilterFrench => ({ slot: 'rest', text: 'sans aucune unité' });
