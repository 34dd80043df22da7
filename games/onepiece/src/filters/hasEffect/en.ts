// "Characters with an [On Play] effect".
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';
import { effectOfTiming } from '../../words/leaves';

export const en: FilterEnglish = {
  phrases: [{ slot: 'text', says: phrase('{hasEffect}', { hasEffect: effectOfTiming }) }],
};
