// The messages of the requested language.
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import en from '../../messages/en';
import fr from '../../messages/fr';
import { routing } from './routing';

const messages = { en, fr };

export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = hasLocale(routing.locales, asked) ? asked : routing.defaultLocale;
  return { locale, messages: messages[locale], timeZone: 'UTC' };
});
