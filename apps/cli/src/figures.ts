// Formats figures in the user's language.
// Invariant: only the decimal mark, the space before % and the agreement of the noun differ; nothing is rounded here.
// Read next: simulate.ts, bench.ts and balance.ts, which print them.

import type { Language } from '@sleight/kernel/book';

/** "8.14" or « 8,14 ». */
export const figure = (n: number | string, language: Language): string =>
  language === 'fr' ? `${n}`.replace('.', ',') : `${n}`;

/** "56.0%" or « 56,0 % ». */
export const percent = (share: number, language: Language): string =>
  `${figure((share * 100).toFixed(1), language)}${language === 'fr' ? '\u202f%' : '%'}`;

/** A count with its French noun or participle: « 0 erreur », « 2 erreurs ». */
export const counted = (n: number, word: string): string => `${n} ${word}${n < 2 ? '' : 's'}`;
