// Sentences that come from the server in both languages, read in the language of the page.
import type { Said } from '@sleight/kernel';
import { useLocale } from 'next-intl';

export type Say = (said: Said) => string;

const sayIn: Readonly<Record<'en' | 'fr', Say>> = { en: ({ en }) => en, fr: ({ fr }) => fr };

/** The same function for as long as the language is the same. */
export const useSay = (): Say => sayIn[useLocale() === 'fr' ? 'fr' : 'en'];
