// "your Leader is [Uta] or you have 2 or less Life cards".
import { saidOf } from '@sleight/kernel/conditions/any/en';
import { part } from '@sleight/kernel/text/grammar';
import type { CondEnglish } from '../../words/context';

export const en: CondEnglish = { phrases: [], alone: saidOf(part('oneCond')) };
