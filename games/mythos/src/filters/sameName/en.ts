// "with the same name as it", and in one with a lower cost: "the same name as it and a lower cost".
import { type Fields, isFields, sameData } from '@sleight/kernel/text/grammar';
import { reference } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';

const isSame = (filter: unknown): filter is Fields => isFields(filter) && 'sameName' in filter;
const lowerThan = (of: unknown): Fields => ({ cost: { lt: { stat: 'cost', of } } });

export const en: FilterEnglish = {
  phrases: [
    {
      slot: 'with',
      says: phrase('the same name as {sameName} and a lower cost', { sameName: reference }, { lower: true }),
    },
    { slot: 'with', says: phrase('the same name as {sameName}', { sameName: reference }) },
  ],
  /** Two filters that measure by one character. */
  together: {
    said(filters) {
      const named = filters.find(isSame);
      const lower = lowerThan(named?.sameName);
      if (named === undefined || !filters.some((filter) => sameData(filter, lower))) return filters;
      const same = { sameName: named.sameName };
      const rest = filters.filter((filter) => !sameData(filter, lower) && !sameData(filter, same));
      return [...rest, { ...named, lower: true }];
    },
    meant: (filters) =>
      filters.flatMap((filter) =>
        isSame(filter) && filter.lower === true
          ? [lowerThan(filter.sameName), { sameName: filter.sameName }]
          : [filter],
      ),
  },
};
