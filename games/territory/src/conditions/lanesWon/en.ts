// "you won 3 or more lanes".
import { number } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { CondEnglish } from '../../words/context';

export const en: CondEnglish = [phrase('you won {lanesWon.gte} or more lanes', { 'lanesWon.gte': number })];
