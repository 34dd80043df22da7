// « cette carte est épuisée ».
import type { Vocabulary } from '../../ability';
import type { OnePieceFrench } from '../../words/context';
import type { Self } from './schema';

const agreement = { feminine: true, plural: false };

export const fr = (cond: Self<Vocabulary>, french: OnePieceFrench): string =>
  `cette carte ${french.words.filter(cond.self, { agreement, french }).says.said}`;
