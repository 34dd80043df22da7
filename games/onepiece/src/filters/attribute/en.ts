// "<Slash> attribute Characters", "your Leader has the <Slash> attribute".
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';
import { attribute } from '../../words/leaves';

export const en: FilterEnglish = {
  phrases: [
    { slot: 'kind', says: phrase('{attribute} attribute', { attribute }) },
    { slot: 'with', says: phrase('the {attribute} attribute', { attribute }), isOnlyRead: true },
  ],
  being: (at, who) => [
    phrase(`${who} has the {${at}.attribute} attribute`, { [`${at}.attribute`]: attribute }),
  ],
};
