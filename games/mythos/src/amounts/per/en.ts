// "the number of enemy characters in this mission".
import { of } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import type { AmountEnglish } from '../../words/context';
import { bareMany } from '../../words/parts';

export const en: AmountEnglish = [
  phrase('the number of {per}', { per: of(bareMany, 'character', 'mission') }, { times: 1 }),
];
