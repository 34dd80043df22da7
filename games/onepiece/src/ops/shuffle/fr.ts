// How shuffle is said in French: « mélangez votre deck ».

import type { OnePieceFrench } from '../../words/french-context';
import { verb } from '../../words/french-target';
import type { Shuffle } from './schema';

/** Names what this did, later in the text. */
export const participle = 'mélangée';

export const fr = (_: Shuffle, context: OnePieceFrench): string => `${verb('mélanger', context)} votre deck`;
