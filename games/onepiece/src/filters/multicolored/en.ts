// "multicolored Leader", "your Leader is multicolored".
import { flag } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';

const multicolored = flag('multicolored');

export const en: FilterEnglish = {
  phrases: [{ slot: 'state', says: phrase('{multicolored}', { multicolored }) }],
  being: (at, who) => [phrase(`${who} is {${at}.multicolored}`, { [`${at}.multicolored`]: multicolored })],
};
