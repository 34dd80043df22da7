// "there is an enemy character in this mission", "you have 2 or more Team 7 characters".
import { numberFrom } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { CondEnglish } from '../../words/context';
import { there } from '../../words/there';
import { yours } from '../../words/yours';

const two = numberFrom(2);

export const en: CondEnglish = [
  phrase('you have {count}', { count: yours(there.some) }, { gte: 1 }),
  phrase('there is {count}', { count: there.some }, { gte: 1 }),
  phrase('there is no {count}', { count: there.one }, { eq: 0 }),
  phrase('there is only one {count}', { count: there.one }, { eq: 1 }),
  phrase('there are {gte} or more {count}', { gte: two, count: there.many }),
  phrase('there are {lte} or fewer {count}', { lte: two, count: there.many }),
  phrase('there are exactly {eq} {count}', { eq: two, count: there.many }),
  phrase('you have {gte} or more {count}', { gte: two, count: yours(there.many) }),
];
