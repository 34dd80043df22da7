// "it has printed cost 3 or less", "it had Power 6 or more", "it is a Summon character".
import { type Phrase, via } from '@sleight/kernel/text/grammar';
import { reference } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import type { CondEnglish } from '../../words/context';
import { had, has, kind } from '../../words/parts';

const sole = (inner: Phrase<unknown>): Phrase<unknown> =>
  via(
    inner,
    (filters: unknown) => (Array.isArray(filters) && filters.length === 1 ? filters[0] : undefined),
    (filter) => [filter],
  );

export const en: CondEnglish = [
  phrase('{bound} has {filters}', { bound: reference, filters: sole(has) }),
  phrase('{bound} had {filters}', { bound: reference, filters: sole(had) }),
  phrase('{bound} is {filters}', { bound: reference, filters: kind }),
];
