// "red Characters", "your Leader is red".
import { words } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import { colors } from '../../card-words';
import type { FilterEnglish } from '../../words/context';

const color = words(Object.fromEntries(colors.map((one) => [one, one])));

export const en: FilterEnglish = {
  phrases: [{ slot: 'state', says: phrase('{color}', { color }) }],
  being: (at, who) => [phrase(`${who} is {${at}.color}`, { [`${at}.color`]: color })],
};
