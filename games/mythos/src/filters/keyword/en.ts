// The keyword before the noun: "Team 7 character".
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';
import { keywords, known } from '../../words/names';

export const en: FilterEnglish = {
  phrases: [{ slot: 'kind', says: phrase('{keyword}', { keyword: known(keywords) }) }],
};
