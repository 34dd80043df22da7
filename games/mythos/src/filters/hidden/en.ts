// "hidden", "non-hidden".
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';

export const en: FilterEnglish = {
  phrases: [
    { slot: 'face', says: phrase('hidden', {}, { hidden: true }) },
    { slot: 'face', says: phrase('non-hidden', {}, { hidden: false }) },
  ],
};
