// « Personnages sans effet de base ».
import type { FilterFrench } from '../../words/context';

export const fr = (): FilterFrench => ({
  slot: 'adjective',
  text: 'sans effet de base',
  says: { said: "n'a pas d'effet de base", denied: 'a un effet de base' },
});
