// "you do".
import { youDo } from '@sleight/kernel/text/pointer';
import { phrase } from '@sleight/kernel/text/template';
import type { CondEnglish } from '../../words/context';

export const en: CondEnglish = [phrase('{did}', { did: youDo })];
