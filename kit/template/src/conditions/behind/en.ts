// "you are behind".
import { phrase } from '@sleight/kernel/text/template';
import type { CondEnglish } from '../../words/context';

export const en: CondEnglish = [phrase('you are behind', {}, { behind: true })];
