// Picks the page's language from the server's bilingual sentences.
import type { Said } from '@sleight/kernel';
import { useLocale } from 'next-intl';

export type Say = (said: Said) => string;

/**
 * Games use the signs on a keyboard; the page shows typographic apostrophes and quotation marks, and a true minus.
 * Quotation marks inside a word are part of a name and stay.
 */
const curly = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replace(/(?<=^|[\s(])"([^"]*)"/g, '“$1”')
    .replace(/(?<=^|[\s(“])-(?=\d)/g, '−');

/** French has a narrow no-break space before double punctuation and inside quotation marks. */
const spaced = (french: string): string => french.replace(/ (?=[:;!?»])|(?<=«) /g, '\u202f');

export const sayIn: Readonly<Record<'en' | 'fr', Say>> = {
  en: ({ en }) => curly(en),
  fr: ({ fr }) => spaced(curly(fr)),
};

/** The same function until the language changes. */
export const useSay = (): Say => sayIn[useLocale() === 'fr' ? 'fr' : 'en'];
