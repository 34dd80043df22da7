// « autre que cette carte ».
import type { FilterFrench } from '../../words/context';
import { denied, is } from '../../words/french-predicate';

export const fr = (): FilterFrench => ({
  slot: 'other',
  text: 'cette carte',
  says: denied(is('cette carte')),
});
