// "cards with a [Trigger]".
import { flag } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';

export const en: FilterEnglish = {
  phrases: [{ slot: 'text', says: phrase('a {hasTrigger}', { hasTrigger: flag('[Trigger]') }) }],
};
