'use client';
// The chance to win, on the card or area of a hint.
import { useFormatter } from 'next-intl';
import { useTable } from './context';

/** `isLeft`: on a fanned card, whose right half lies under the next. */
export function HintBadge({ id, isLeft = false }: { id: string; isLeft?: boolean }) {
  const format = useFormatter();
  const win = useTable().lighting.hints.get(id);
  if (win === undefined) return null;
  return (
    <span
      data-hinted={id}
      className={`absolute top-1/2 z-10 w-fit -translate-y-1/2 rounded-xs border-2 border-ground bg-gold px-1.5 text-lg leading-tight font-semibold text-ground ${isLeft ? 'left-1' : 'inset-x-0 mx-auto'}`}
    >
      {format.number(win, { style: 'percent' })}
    </span>
  );
}
