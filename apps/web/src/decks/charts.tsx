'use client';
// Simple charts: every bar has its number as text, so that nothing depends on length or colour alone.
import { useTranslations } from 'next-intl';
import type { Bar } from './figures';

interface Props {
  readonly title: string;
  readonly bars: readonly Bar[];
  nameOf(id: string): string;
}

const most = (bars: readonly Bar[]): number => Math.max(1, ...bars.map(({ n }) => n));

/** Upright bars, side by side: how many cards of each cost. */
export function Columns({ title, bars, nameOf }: Props) {
  const t = useTranslations('decks');
  const highest = most(bars);
  return (
    <figure className="grid gap-1">
      <figcaption className="font-semibold">{title}</figcaption>
      <ul className="flex items-end gap-1">
        {bars.map(({ id, n }) => (
          <li key={id} className="grid max-w-14 min-w-0 flex-1 justify-items-center leading-tight">
            <span className="sr-only">{t('bar', { name: nameOf(id), n })}</span>
            <span aria-hidden="true" className={n === 0 ? 'text-dim' : 'font-semibold'}>
              {n}
            </span>
            <svg viewBox="0 0 10 40" preserveAspectRatio="none" className="h-16 w-full" aria-hidden="true">
              <rect y="39" width="10" height="1" className="fill-edge" />
              <rect
                y={40 - (40 * n) / highest}
                width="10"
                height={(40 * n) / highest}
                className="fill-paper"
              />
            </svg>
            <span aria-hidden="true" className="text-dim">
              {id}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Horizontal bars with labels. */
export function Rows({ title, bars, nameOf }: Props) {
  const t = useTranslations('decks');
  const longest = most(bars);
  return (
    <figure className="grid gap-1">
      <figcaption className="font-semibold">{title}</figcaption>
      <ul className="grid gap-0.5">
        {bars.map(({ id, n }) => (
          <li key={id} className="grid grid-cols-[9rem_minmax(0,1fr)_2rem] items-center gap-2 leading-tight">
            <span className="sr-only">{t('bar', { name: nameOf(id), n })}</span>
            <span aria-hidden="true" className="truncate text-dim">
              {nameOf(id)}
            </span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3 w-full" aria-hidden="true">
              <rect width={(100 * n) / longest} height="10" className="fill-paper" />
            </svg>
            <span aria-hidden="true" className="text-right font-semibold">
              {n}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
