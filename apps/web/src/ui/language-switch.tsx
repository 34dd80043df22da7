'use client';
// The same page in the other language.
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { Link, usePathname } from '../i18n/navigation';
import { type Locale, locales } from '../i18n/routing';
import { Group } from './group';

const names: Readonly<Record<Locale, { short: string; full: string }>> = {
  en: { short: 'EN', full: 'English' },
  fr: { short: 'FR', full: 'Français' },
};

export function LanguageSwitch() {
  const t = useTranslations('site');
  const current = useLocale();
  const path = usePathname();
  const query = useSearchParams().toString();
  return (
    <Group label={t('language')} className="flex shrink-0 rounded-sm border border-line">
      {locales.map((locale) => (
        <Link
          key={locale}
          href={query === '' ? path : `${path}?${query}`}
          locale={locale}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === current ? 'true' : undefined}
          title={names[locale].full}
          className="grid min-h-11 min-w-11 place-items-center font-semibold text-dim hover:text-gold aria-[current]:bg-raised aria-[current]:text-paper"
        >
          {names[locale].short}
        </Link>
      ))}
    </Group>
  );
}
