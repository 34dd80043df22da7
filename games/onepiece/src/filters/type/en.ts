// "{Navy} type Characters", "your Leader has the {Navy} type".
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';
import { types } from '../../words/leaves';

export const en: FilterEnglish = {
  phrases: [
    { slot: 'kind', says: phrase('{type} type', { type: types }) },
    { slot: 'with', says: phrase('the {type} type', { type: types }), isOnlyRead: true },
  ],
  being: (at, who) => [phrase(`${who} has the {${at}.type} type`, { [`${at}.type`]: types })],
};
