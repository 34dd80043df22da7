// "upgraded".
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';

export const en: FilterEnglish = {
  phrases: [{ slot: 'level', says: phrase('upgraded', {}, { upgraded: true }) }],
};
