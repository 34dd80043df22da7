'use client';
// The contents of an area as one card of stacked sheets.
import type { Area, AreaSum } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { CardBack } from '../../cards/art';
import { ComposedCard, stackShape } from '../table/composed-card';
import { useTable } from '../table/context';

export const totalsOf = (sums: readonly AreaSum[] = []): Record<string, number> =>
  Object.fromEntries(sums.map(({ id, now }) => [id, now]));

/** The contents of an area as one card; a back if it is secret, an outline if it is empty. */
export function AreaCard({ area, size, isSecret }: { area: Area; size: string; isSecret?: boolean }) {
  const t = useTranslations('layouts.sleeved');
  const { game } = useTable();
  if (area.pieces.length > 0) {
    const layers = area.pieces.flatMap(({ card }) => card ?? []);
    return <ComposedCard layers={layers} pieces={area.pieces} numbers={totalsOf(area.sums)} size={size} />;
  }
  if (isSecret) {
    return (
      <span role="img" aria-label={t('committed')} className={`${stackShape} ${size}`}>
        <CardBack game={game} className="size-full" />
      </span>
    );
  }
  return (
    <span
      className={`grid aspect-[5/7] shrink-0 place-items-center rounded-[5%/3.6%] border border-dashed border-edge p-2 text-center text-dim ${size}`}
    >
      {t('nothingYet')}
    </span>
  );
}
