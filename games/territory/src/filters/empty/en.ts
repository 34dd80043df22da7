// "lane with no units".
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';

export const en: FilterEnglish = [
  { slot: 'after', says: phrase('with no units', {}, { empty: true }), types: ['lane'] },
];
