// "Characters with no base effect".
import { flag } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';

export const en: FilterEnglish = {
  phrases: [{ slot: 'text', says: phrase('{noBaseEffect}', { noBaseEffect: flag('no base effect') }) }],
};
