// "[Blocker] Characters".
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';
import { keyword } from '../../words/leaves';

export const en: FilterEnglish = {
  phrases: [{ slot: 'kind', says: phrase('{hasKeyword}', { hasKeyword: keyword }) }],
};
