'use client';
// On what a hint is about: the chance to win.
import { useFormatter } from 'next-intl';
import { useTable } from './context';

export function HintBadge({ id }: { id: string }) {
  const format = useFormatter();
  const win = useTable().lighting.hints.get(id);
  if (win === undefined) return null;
  return (
    <span
      data-hinted={id}
      className="absolute inset-x-0 top-1/2 z-10 mx-auto w-fit -translate-y-1/2 rounded-xs border-2 border-ground bg-gold px-1.5 text-lg leading-tight font-semibold text-ground"
    >
      {format.number(win, { style: 'percent' })}
    </span>
  );
}
