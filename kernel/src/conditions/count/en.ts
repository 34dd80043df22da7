// "there is a close ally", "there are 2 or more enemies".
import type { Phrase } from '../../text/grammar';
import { numberFrom } from '../../text/leaves';
import { bareMany, some } from '../../text/parts';
import { phrase } from '../../text/template';

export const en: readonly Phrase<unknown>[] = [
  phrase('there is {count}', { count: some }, { gte: 1 }),
  phrase('there are {gte} or more {count}', { gte: numberFrom(2), count: bareMany }),
];
