// "a mission with an enemy character": such a character there, read from the mission itself.
import { isFields, type Phrase, via } from '@sleight/kernel/text/grammar';
import type { FilterEnglish } from '../../words/context';
import { withHere, withoutHere } from '../../words/here';
import { anywhere, some } from '../../words/parts';

const withSuch: Phrase<unknown> = via(
  anywhere(some),
  (filter: unknown) => {
    if (!isFields(filter) || !isFields(filter.where) || filter.where.gte !== 1) return undefined;
    return isFields(filter.where.count) ? withoutHere(filter.where.count) : undefined;
  },
  (count) => (isFields(count) ? { where: { count: withHere(count), gte: 1 } } : undefined),
);

export const en: FilterEnglish = { phrases: [{ slot: 'with', says: withSuch, types: ['mission'] }] };
