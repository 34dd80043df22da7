// "with Power 3 or less" in a static text: what is printed and the tokens, never other modifiers (9.2).
import { inMood } from '@sleight/kernel/text/grammar';
import { bounds } from '../../words/bounds';
import type { FilterEnglish } from '../../words/context';

export const en: FilterEnglish = {
  phrases: [{ slot: 'with', says: inMood({ continuous: bounds('basis', 'Power') }) }],
};
