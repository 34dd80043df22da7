// "Characters with a type including "CP"", "your Leader's type includes "CP"".
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';
import { partsOfTypes } from '../../words/leaves';

export const en: FilterEnglish = {
  phrases: [
    {
      slot: 'with',
      says: phrase('a type including {typeIncludes}', { typeIncludes: partsOfTypes }),
    },
  ],
  being: (at, who) => [
    phrase(`${who}'s type includes {${at}.typeIncludes}`, { [`${at}.typeIncludes`]: partsOfTypes }),
  ],
};
