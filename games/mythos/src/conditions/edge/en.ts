// "you have the Edge".
import { phrase } from '@sleight/kernel/text/template';
import type { CondEnglish } from '../../words/context';

export const en: CondEnglish = [
  phrase('you have the Edge', {}, { edge: 'player' }),
  phrase("you don't have the Edge", {}, { edge: 'opponent' }),
];
