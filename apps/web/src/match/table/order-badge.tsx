'use client';
// The place of a marked card, if the order of marking counts.
import { useTable } from './context';

export function OrderBadge({ id }: { id: string }) {
  const place = useTable().lighting.order.get(id);
  if (place === undefined) return null;
  return (
    <span
      aria-hidden="true"
      data-place={place}
      className="absolute top-[40%] left-1 z-10 min-w-6 rounded-xs border-2 border-ground bg-gold px-1 text-center text-lg leading-tight font-semibold text-ground"
    >
      {place}
    </span>
  );
}
