// "other than [Tashigi]", "without an [On Play] effect".
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';
import { effectOfTiming, names, types } from '../../words/leaves';

export const en: FilterEnglish = {
  phrases: [
    { slot: 'without', says: phrase('{not.hasEffect}', { 'not.hasEffect': effectOfTiming }) },
    { slot: 'otherThan', says: phrase('{not.name}', { 'not.name': names }) },
    { slot: 'otherThan', says: phrase('{not.type} type cards', { 'not.type': types }) },
  ],
};
