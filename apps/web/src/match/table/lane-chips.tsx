'use client';
// On a phone: one chip for each lane with its score, always in sight. A chip brings its lane into view.
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import { useTable } from './context';
import type { Lane } from './lanes';

/** What of a lane may be chosen now, its pieces included. */
function useIsLit(): (lane: Lane) => boolean {
  const { lighting } = useTable();
  return ({ theirs, middle, ours }) =>
    [theirs, middle, ours].some(
      (area) =>
        area !== undefined &&
        (lighting.areas.has(area.id) || area.pieces.some(({ id }) => lighting.pieces.has(id))),
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
  const isLit = useIsLit();
  return (
    <div className="grid shrink-0 auto-cols-fr grid-flow-col gap-1.5 p-2 table:hidden">
      {lanes.map((lane) => {
        const { ourSum, theirSum, middle } = lane;
        const words = (middle?.words ?? []).map(say);
        const name = words[0] ?? `${lane.lane}`;
        const score = ourSum === undefined ? '–' : `${theirSum?.now ?? 0} : ${ourSum.now}`;
        const tone = ourSum?.isAhead ? 'text-gold' : theirSum?.isAhead ? 'text-blood' : 'text-paper';
        const ends = isLit(lane) ? `, ${t('choices')}` : '';
        return (
          <button
            key={lane.lane}
            type="button"
            data-chip={lane.lane}
            aria-current={current === lane.lane ? true : undefined}
            aria-label={`${t('laneScore', { name, theirs: theirSum?.now ?? 0, ours: ourSum?.now ?? 0 })}${ends}`}
            className={`grid min-h-11 content-center rounded-sm border px-1 text-center leading-tight ${current === lane.lane ? 'border-paper bg-raised' : 'border-line bg-panel'} ${isLit(lane) ? 'border-b-4 border-b-gold' : ''}`}
            onClick={() => onGo(lane.lane)}
          >
            <span className="text-xs text-dim">{name}</span>
            <span className={`font-semibold ${tone}`}>{score}</span>
          </button>
        );
      })}
    </div>
  );
}
