// French for shuffle: « mélangez votre deck ».

import type { OnePieceFrench } from '../../words/context';
import { verb } from '../../words/french-target';
import type { Shuffle } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'mélangée';

export const fr = (_: Shuffle, context: OnePieceFrench): string => `${verb('mélanger', context)} votre deck`;
