// "a cost of 3 or less".

import { number } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import { costs } from '../../words/bounds';
import type { FilterEnglish } from '../../words/context';
import { readAlso } from '../../words/leaves';

const has = readAlso(costs('cost', 'a cost'), phrase('a cost {cost.lte} or less', { 'cost.lte': number }));

export const en: FilterEnglish = {
  phrases: [
    { slot: 'with', says: has },
    { slot: 'has', says: has, isOnlyRead: true },
  ],
  has,
};
