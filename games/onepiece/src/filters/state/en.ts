// "rested Characters", "your Leader is active".
import { words } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';

const state = words({ active: 'active', rested: 'rested' });

export const en: FilterEnglish = {
  phrases: [{ slot: 'state', says: phrase('{state}', { state }) }],
  being: (at, who) => [phrase(`${who} is {${at}.state}`, { [`${at}.state`]: state })],
};
