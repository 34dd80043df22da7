// "the weakest character", "the character with the lowest cost".
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';

export const en: FilterEnglish = {
  phrases: [
    { slot: 'degree', says: phrase('weakest', {}, { lowest: 'power' }) },
    { slot: 'with', says: phrase('the lowest cost', {}, { lowest: 'cost' }) },
  ],
  the: true,
  isClause: ({ lowest }) => lowest === 'cost',
};
