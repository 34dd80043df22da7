// "ally with a close enemy", "enemy with 2 or more close allies".
import { en as phrases } from '@sleight/kernel/filters/where/en';
import type { FilterEnglish } from '../../words/context';

export const en: FilterEnglish = phrases.map((says) => ({ slot: 'after', says }));
