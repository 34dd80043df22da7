// "Characters that has 2 or more DON!! cards given", "this card has 2 or more DON!! cards given".
import { oneOf } from '@sleight/kernel/text/grammar';
import { number } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';

const given = oneOf<unknown>(
  phrase('{donGiven.gte} or more DON!! cards given', { 'donGiven.gte': number }),
  phrase('{donGiven.lte} or less DON!! cards given', { 'donGiven.lte': number }),
);

export const en: FilterEnglish = {
  phrases: [{ slot: 'has', says: given }],
  being: (at, who) => [phrase(`${who} has {${at}}`, { [at]: given })],
};
