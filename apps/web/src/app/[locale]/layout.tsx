// The frame of every page: language, fonts, messages, settings and the connection notice.
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { hasLocale, NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { routing } from '../../i18n/routing';
import { ApplySettings } from '../../settings/apply';
import { LineBanner } from '../../ui/line-banner';
import { worldIds } from '../../worlds/worlds';
import { barlow, shippori } from '../fonts';
import '../globals.css';

interface Props {
  readonly children: ReactNode;
  readonly params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props) {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'site' });
  return {
    title: { default: 'Sleight', template: '%s · Sleight' },
    description: t('description', { games: worldIds.length }),
  };
}

export const viewport = { themeColor: '#151411' };

export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  // Scripts need a nonce per request, so pages are never prerendered.
  await connection();
  const t = await getTranslations('site');
  return (
    <html lang={locale} className={`${shippori.variable} ${barlow.variable}`}>
      <body>
        <link rel="stylesheet" href="/worlds.css" precedence="worlds" />
        <NextIntlClientProvider>
          <a
            href="#main"
            className="fixed top-2 left-2 z-50 -translate-y-20 rounded bg-gold px-4 py-2 font-semibold text-ground focus:translate-y-0"
          >
            {t('skip')}
          </a>
          <ApplySettings />
          <LineBanner />
          {children}
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
