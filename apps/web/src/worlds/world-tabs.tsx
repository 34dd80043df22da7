'use client';
// The same page for another game.
import { useTranslations } from 'next-intl';
import { Link } from '../i18n/navigation';
import { worldIds } from './worlds';

export function WorldTabs({ game, base, label }: { game: string; base: string; label: string }) {
  const t = useTranslations('home');
  return (
    <nav
      aria-label={label}
      className="-mx-4 flex overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0 scroll-hidden"
    >
      {worldIds.map((id) => (
        <Link
          key={id}
          href={`${base}/${id}`}
          aria-current={id === game ? 'page' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-2 font-display sm:px-4 sm:text-lg text-dim hover:text-gold aria-[current]:border-vermilion aria-[current]:text-paper"
        >
          {t(`${id}.name`)}
        </Link>
      ))}
    </nav>
  );
}
