// Sentences that come from the server in both languages, read in the language of the page.
import type { Said } from '@sleight/kernel';
import { useLocale } from 'next-intl';

export function useSay(): (said: Said) => string {
  const locale = useLocale();
  return (said) => (locale === 'fr' ? said.fr : said.en);
}
