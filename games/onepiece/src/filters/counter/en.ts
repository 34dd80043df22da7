// "cards with a Counter of 1000 or more".
import { limits } from '../../words/bounds';
import type { FilterEnglish } from '../../words/context';

export const en: FilterEnglish = {
  phrases: [{ slot: 'with', says: limits('counter', (limit) => `a Counter of ${limit}`) }],
};
