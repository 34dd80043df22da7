// "other than this card".
import { flag } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';
import { readAlso } from '../../words/leaves';

export const en: FilterEnglish = {
  phrases: [
    {
      slot: 'otherThan',
      says: readAlso<unknown>(
        phrase('{other}', { other: flag('this card') }),
        phrase('{other}', { other: flag('this Character', 'this Leader', 'this Stage') }),
      ),
    },
  ],
};
