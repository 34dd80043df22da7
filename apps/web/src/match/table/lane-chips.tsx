'use client';
// On a phone: one chip per lane with both totals, the number of cards on each side and the mission, always visible.
// A chip scrolls to its lane.
import type { Area, AreaSum } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import { Named } from '../../ui/named';
import { useTable } from './context';
import type { Lane } from './lanes';

/** The options in a lane now, its pieces included. */
function useIsLit(): (lane: Lane) => boolean {
  const { lighting } = useTable();
  return ({ theirs, middle, ours }) =>
    [theirs, middle, ours].some(
      (area) =>
        area !== undefined &&
        (lighting.areas.has(area.id) || area.pieces.some(({ id }) => lighting.pieces.has(id))),
    );
}

/** The maximum number of card marks. */
const MOST_DRAWN = 8;

/** One side of a lane: a mark per card, an outline for a face-down card, and the total. */
function Strip({ area, sum, tone }: { area: Area | undefined; sum: AreaSum | undefined; tone: string }) {
  const { count = 0, pieces = [] } = area ?? {};
  const n = Math.min(MOST_DRAWN, Math.max(count, pieces.length));
  return (
    <span className="flex min-h-4 items-center justify-between gap-1">
      <span className="flex min-w-0 gap-px">
        {Array.from({ length: n }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: marks are all alike
            key={i}
            className={`block h-3 w-1.5 rounded-[1px] border ${pieces[i]?.face === 'up' ? 'border-dim bg-dim' : 'border-dim'}`}
          />
        ))}
      </span>
      <span className={`leading-none font-semibold ${tone}`}>{sum?.now ?? '–'}</span>
    </span>
  );
}

interface Props {
  readonly lanes: readonly Lane[];
  readonly current: number;
  onGo(lane: number): void;
}

export function LaneChips({ lanes, current, onGo }: Props) {
  const t = useTranslations('table');
  const say = useSay();
  const { cards } = useTable();
  const isLit = useIsLit();
  return (
    <div className="grid shrink-0 auto-cols-fr grid-flow-col gap-1 p-1 side:hidden">
      {lanes.map((lane) => {
        const { theirs, ours, ourSum, theirSum, middle } = lane;
        const [rank = `${lane.lane}`, ...more] = (middle?.words ?? []).map(say);
        const facts = cards.get(middle?.pieces[0]?.card ?? '');
        const mission = facts === undefined ? more.join(' · ') : say(facts.name);
        const score = { name: rank, theirs: theirSum?.now ?? 0, ours: ourSum?.now ?? 0 };
        const label = [
          t('laneScore', score),
          mission,
          t('laneCards', { theirs: theirs?.count ?? 0, ours: ours?.count ?? 0 }),
          ...(isLit(lane) ? [t('choices')] : []),
        ];
        const ourTone = ourSum?.isAhead ? 'text-gold' : theirSum?.isAhead ? 'text-blood' : 'text-paper';
        return (
          <button
            key={lane.lane}
            type="button"
            data-chip={lane.lane}
            aria-current={current === lane.lane ? true : undefined}
            className={`grid min-h-11 min-w-0 content-between gap-0.5 rounded-sm border px-1 py-0.5 text-center text-sm leading-tight ${current === lane.lane ? 'border-paper bg-raised' : 'border-line bg-panel'} ${isLit(lane) ? 'border-b-4 border-b-gold' : ''}`}
            onClick={() => onGo(lane.lane)}
          >
            <Named label={label.filter(Boolean).join(', ')}>
              <Strip area={theirs} sum={theirSum} tone={theirSum?.isAhead ? 'text-gold' : 'text-paper'} />
              <span className="grid content-center border-y border-line/60 py-0.5 leading-none">
                <span className="truncate text-xs leading-tight text-dim">{rank}</span>
                {/* At large text sizes only the lane itself names its mission. */}
                <span className="line-clamp-2 min-h-[2lh] text-[0.64rem] leading-[1.1] @max-[16rem]/board:hidden">
                  {mission}
                </span>
              </span>
              <Strip area={ours} sum={ourSum} tone={ourTone} />
            </Named>
          </button>
        );
      })}
    </div>
  );
}
