'use client';
// The header of every page but the match: home, the ways to play, language, and the user.
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Emblem } from '../cards/art';
import { Link, usePathname } from '../i18n/navigation';
import { useWho } from '../net/who';
import { useHereInSight } from './here-in-sight';
import { LanguageSwitch } from './language-switch';

const places = [
  ['/play/ai', 'ai'],
  ['/play/online', 'online'],
  ['/play/hotseat', 'hotseat'],
  ['/learn', 'learn'],
  ['/puzzles', 'puzzles'],
  ['/rules', 'rules'],
  ['/collection', 'collection'],
  ['/deck-builder', 'decks'],
  ['/settings', 'settings'],
] as const;

const item =
  'inline-flex min-h-11 items-center text-dim hover:text-gold aria-[current]:text-paper aria-[current]:underline underline-offset-8 decoration-vermilion decoration-2';

export function Header() {
  const t = useTranslations('nav');
  const path = usePathname();
  const { answer, look } = useWho();
  useEffect(() => {
    look().catch(() => {});
  }, [look]);
  const me = answer?.me;
  const strip = useHereInSight(path);
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 sm:gap-x-6 sm:px-8">
      <Link href="/" className="flex items-center gap-2 font-display text-2xl sm:gap-3 sm:text-3xl">
        <Emblem className="size-9 sm:size-10" />
        Sleight
      </Link>
      <div className="order-2 ml-auto flex items-center justify-end gap-3 max-sm:min-w-0 max-sm:grow max-sm:basis-36 sm:order-3 sm:gap-4">
        <LanguageSwitch />
        <Link href={me && !me.isGuest ? '/settings' : '/sign-in'} className={`${item} min-w-0 sm:max-w-40`}>
          <span className="truncate">{me?.name ?? t('signIn')}</span>
        </Link>
      </div>
      <nav
        ref={strip}
        aria-label={t('label')}
        className="relative order-3 flex w-full gap-x-5 overflow-x-auto whitespace-nowrap sm:order-2 sm:w-auto scroll-hidden"
      >
        {places.map(([href, key]) => (
          <Link
            key={href}
            href={href}
            className={item}
            aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
          >
            {t(key)}
          </Link>
        ))}
      </nav>
    </header>
  );
}
