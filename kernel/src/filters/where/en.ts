// "with a close enemy", "with 2 or more close allies": what there is around the candidate.
import type { Phrase } from '../../text/grammar';
import { numberFrom } from '../../text/leaves';
import { bareMany, some } from '../../text/parts';
import { phrase } from '../../text/template';

export const en: readonly Phrase<unknown>[] = [
  phrase('with {where.count}', { 'where.count': some }, { 'where.gte': 1 }),
  phrase('with {where.gte} or more {where.count}', {
    'where.gte': numberFrom(2),
    'where.count': bareMany,
  }),
];
