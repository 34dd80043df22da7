// The group before the noun: "Leaf Village character".
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';
import { groups, known } from '../../words/names';

export const en: FilterEnglish = {
  phrases: [{ slot: 'kind', says: phrase('{group}', { group: known(groups) }) }],
};
