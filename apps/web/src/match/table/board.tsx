'use client';
// The plain table: lanes in columns with both sides facing, everything else in rows; works for any game.
import type { Seat } from '@sleight/kernel';
import type { Area } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import type { Vars } from '../../ui/vars';
import { OpenArea, onTable } from './area';
import { useTable } from './context';
import { EffectChips } from './effects';
import { useFollowing } from './following';
import { PileChip } from './pile';

const apart = ['hand', 'pile', 'life', 'past'];

/** Areas for cards in passing take no room while they are empty. */
const takesRoom = ({ kind, count }: Area): boolean => kind !== 'shown' || count > 0;

/** Cards as large as the rows of the board and the fullest of them allow. */
function cardsIn(rows: readonly (readonly Area[])[]): Vars {
  const most = Math.max(1, ...rows.map((areas) => areas.reduce((n, { count }) => n + Math.max(1, count), 0)));
  return {
    '--card': `max(3.9rem, min((100cqh / ${Math.max(1, rows.length)} - 3rem) / 1.4, 100cqw / ${most} - 1.5rem, 11rem))`,
  };
}

function Row({ areas, size }: { areas: readonly Area[]; size: string }) {
  if (!areas.some(takesRoom)) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      {areas.map((area) => (
        <OpenArea key={area.id} area={area} size={size} />
      ))}
    </div>
  );
}

function Lane({ lane, areas, seat }: { lane: number; areas: readonly Area[]; seat: Seat }) {
  const t = useTranslations('match');
  const say = useSay();
  const of = (isIt: (area: Area) => boolean) => areas.filter(isIt);
  const middle = of(({ whose }) => whose === null);
  return (
    <Group
      label={t('lane', { n: lane })}
      lane={lane}
      className="grid min-w-20 flex-1 basis-20 grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto_1fr] gap-1 border-x border-line/60 px-0.5 sm:px-1"
    >
      <div className="grid content-end gap-1">
        {of(({ whose }) => whose !== null && whose !== seat).map((area) => (
          <OpenArea key={area.id} area={area} />
        ))}
      </div>
      <div className="grid min-h-8 content-center justify-items-center">
        {middle.map((area) => (
          <MiddleOfLane key={area.id} area={area} label={say(area.label)} />
        ))}
      </div>
      <div className="grid content-start gap-1">
        {of(({ whose }) => whose === seat).map((area) => (
          <OpenArea key={area.id} area={area} />
        ))}
      </div>
    </Group>
  );
}

/** Between the two sides of a lane: a mission, or only its number and who is ahead. */
function MiddleOfLane({ area, label }: { area: Area; label: string }) {
  const say = useSay();
  const { seat, lighting } = useTable();
  const { sums = [], words = [] } = area;
  const isSimple = area.pieces.length === 0 && !lighting.areas.has(area.id);
  const [theirs, ours] = [sums.find(({ whose }) => whose !== seat), sums.find(({ whose }) => whose === seat)];
  const shown = (sum: typeof ours) => (
    <span className={`text-xl font-semibold ${sum?.isAhead ? 'text-gold' : ''}`}>{sum?.now ?? '–'}</span>
  );
  return (
    <>
      {isSimple ? null : <OpenArea area={{ ...area, sums: undefined }} />}
      <p data-zone={isSimple ? area.id : undefined} className="flex items-baseline gap-2 text-sm text-dim">
        {sums.length === 0 ? null : shown(theirs)}
        <span>{label}</span>
        {sums.length === 0 ? null : shown(ours)}
      </p>
      {words.length === 0 ? null : <p className="text-sm text-dim">{words.map(say).join(' · ')}</p>}
      {isSimple && area.touch !== null ? <EffectChips on={area.touch} /> : null}
    </>
  );
}

export function Board() {
  const t = useTranslations('match');
  const { scene, seat } = useTable();
  const strip = useRef<HTMLElement>(null);
  useFollowing(strip);
  const open = scene.areas.filter(({ kind }) => !apart.includes(kind));
  const loose = open.filter(({ lane }) => lane === 0);
  const lanes = [...new Set(open.map(({ lane }) => lane))].filter((lane) => lane > 0).sort((a, b) => a - b);
  const commonPiles = scene.areas.filter(({ kind, whose }) => whose === null && kind === 'pile');
  const theirs = loose.filter(({ whose }) => whose !== null && whose !== seat);
  const common = loose.filter(({ whose }) => whose === null);
  const ours = loose.filter(({ whose }) => whose === seat);
  // Beside lanes and common piles there is less room for a row.
  const isBare = lanes.length === 0 && commonPiles.length === 0;
  const size = isBare ? 'w-(--card)' : onTable;
  const rows = [theirs, common, ours].filter((areas) => areas.some(takesRoom));
  return (
    <div
      className="flex min-h-full flex-col justify-center gap-2 p-2"
      style={isBare ? cardsIn(rows) : undefined}
    >
      <Row areas={theirs} size={size} />
      {commonPiles.length === 0 ? null : (
        <div className="flex flex-wrap justify-center gap-2">
          {commonPiles.map((area) => (
            <PileChip key={area.id} area={area} />
          ))}
        </div>
      )}
      {lanes.length === 0 ? null : (
        <section
          ref={strip}
          aria-label={t('lanes')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="flex gap-1 overflow-x-auto p-1"
        >
          {lanes.map((lane) => (
            <Lane key={lane} lane={lane} seat={seat} areas={open.filter((area) => area.lane === lane)} />
          ))}
        </section>
      )}
      <Row areas={common} size={size} />
      <Row areas={ours} size={size} />
    </div>
  );
}
