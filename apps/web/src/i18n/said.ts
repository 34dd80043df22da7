// Picks the page's language from the server's bilingual sentences.
import type { Said } from '@sleight/kernel';
import { typeset } from '@sleight/kit/typography';
import { useLocale } from 'next-intl';

export type Say = (said: Said) => string;

export const sayIn: Readonly<Record<'en' | 'fr', Say>> = {
  en: (said) => typeset(said, 'en'),
  fr: (said) => typeset(said, 'fr'),
};

/** The same function until the language changes. */
export const useSay = (): Say => sayIn[useLocale() === 'fr' ? 'fr' : 'en'];
