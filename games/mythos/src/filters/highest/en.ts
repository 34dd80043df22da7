// "the strongest character".
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';

export const en: FilterEnglish = {
  phrases: [{ slot: 'degree', says: phrase('strongest', {}, { highest: 'power' }) }],
  the: true,
};
