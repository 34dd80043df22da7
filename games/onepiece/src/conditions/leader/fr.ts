// « votre Leader est de type {Marine} ».
import type { Vocabulary } from '../../ability';
import type { OnePieceFrench } from '../../words/context';
import type { Leader } from './schema';

const agreement = { feminine: false, plural: false };

export const fr = (cond: Leader<Vocabulary>, french: OnePieceFrench): string =>
  `votre Leader ${french.words.filter(cond.leader, { agreement, french }).says.said}`;
