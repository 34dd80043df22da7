// Sentences that come from the server in both languages, read in the language of the page.
import type { Said } from '@sleight/kernel';
import { useLocale } from 'next-intl';

export type Say = (said: Said) => string;

/** French is set with the apostrophe of print, however the rooms behind the server have typed it. */
const printed = (french: string): string => french.replaceAll("'", '’');

export const sayIn: Readonly<Record<'en' | 'fr', Say>> = { en: ({ en }) => en, fr: ({ fr }) => printed(fr) };

/** The same function for as long as the language is the same. */
export const useSay = (): Say => sayIn[useLocale() === 'fr' ? 'fr' : 'en'];
