'use client';
// A place as a target. It covers its area, beneath cards that can be chosen themselves.
import type { Area } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import { touch } from '../answering';
import { useTable } from './context';
import { HintBadge } from './hint-badge';
import { standsFor } from './piece';

export function PlaceButton({ area }: { area: Area }) {
  const t = useTranslations('match');
  const say = useSay();
  const { lighting } = useTable();
  const where = area.touch;
  if (where === null || !lighting.areas.has(area.id) || standsFor(area)) return null;
  return (
    <button
      type="button"
      data-area={area.id}
      data-lit=""
      aria-label={`${say(area.label)}, ${t('lit')}`}
      className="lit absolute inset-0 z-5 rounded-sm bg-gold/10 hover:bg-gold/25"
      onClick={() => touch(where)}
    >
      <HintBadge id={area.id} />
    </button>
  );
}
