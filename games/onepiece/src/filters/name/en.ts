// "[Uta] cards", "your Leader is [Uta]".
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';
import { names } from '../../words/leaves';

export const en: FilterEnglish = {
  phrases: [{ slot: 'kind', says: phrase('{name}', { name: names }) }],
  being: (at, who) => [phrase(`${who} is {${at}.name}`, { [`${at}.name`]: names })],
};
