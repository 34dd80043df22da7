// "it is not true that you have 2 or less Life cards".
import { saidOf } from '@sleight/kernel/conditions/not/en';
import { part } from '@sleight/kernel/text/grammar';
import type { CondEnglish } from '../../words/context';

export const en: CondEnglish = { phrases: [], alone: saidOf(part('oneCond')) };
