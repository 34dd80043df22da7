'use client';
// An area of the table with its contents. An area that can be chosen is a button.
import type { Area } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { CardBack } from '../../cards/art';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { useTable } from './context';
import { EffectChips } from './effects';
import { PieceButton } from './piece';
import { PlaceButton } from './place';

export const onTable = 'w-[min(clamp(3.9rem,12.5vh,8rem),19vw)]';

/** Identical face-down cards in it. */
function Unknown({ n, size }: { n: number; size: string }) {
  const t = useTranslations('match');
  const { game } = useTable();
  if (n <= 0) return null;
  return (
    <span role="img" aria-label={`${t('faceDown')}: ${n}`} className={`relative block aspect-[5/7] ${size}`}>
      <CardBack game={game} className="size-full overflow-hidden rounded-[5%/3.6%]" />
      <span className="absolute inset-x-0 bottom-1 text-center font-semibold text-paper">{n}</span>
    </span>
  );
}

function Sums({ area }: { area: Area }) {
  const say = useSay();
  const { seat } = useTable();
  if (area.sums === undefined) return null;
  return (
    <dl className="flex flex-wrap justify-center gap-x-3">
      {area.sums.map(({ id, whose, label, now, isAhead }) => (
        <div key={`${id} ${whose}`} className="flex items-baseline gap-1">
          <dt className={area.sums?.length === 2 && whose !== seat ? 'order-last text-dim' : 'text-dim'}>
            {say(label)}
          </dt>
          <dd className={`text-xl font-semibold ${isAhead ? 'text-gold' : ''}`}>{now}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Kinds that show their place even while empty. */
const rooms: readonly Area['kind'][] = ['slot', 'leader', 'stage', 'composer'];

/** Cards side by side, with room for one if empty. */
export function OpenArea({ area, size = onTable }: { area: Area; size?: string }) {
  const say = useSay();
  const { lighting } = useTable();
  const isBare = area.count === 0 && area.pieces.length === 0;
  const isLit = lighting.areas.has(area.id);
  const isRoom = rooms.includes(area.kind);
  if (isBare && !isRoom && !isLit && area.kind !== 'row') return null;
  return (
    <Group
      label={say(area.label)}
      zone={area.id}
      className={`relative flex min-w-0 flex-wrap items-center justify-center gap-1 rounded-sm p-1 ${isBare || isRoom ? 'border border-dashed border-line' : ''}`}
    >
      <PlaceButton area={area} />
      {isBare ? (
        <span
          className={`pointer-events-none grid aspect-[5/7] place-items-center text-center text-sm text-dim ${size}`}
        >
          {say(area.label)}
        </span>
      ) : null}
      {area.pieces.map((piece) => (
        <PieceButton key={piece.id} piece={piece} area={area} size={size} />
      ))}
      <Unknown n={area.count - area.pieces.length} size={size} />
      <Sums area={area} />
      {area.touch === null ? null : <EffectChips on={area.touch} />}
      {area.pieces.map(({ id, touch: on }) => (on === null ? null : <EffectChips key={id} on={on} />))}
    </Group>
  );
}
