'use client';
// The table of One Piece: a sea chart with two fleets, Leader, Characters and Stage in a line, DON!! and Life behind it.
import type { Seat } from '@sleight/kernel';
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { useTable } from '../table/context';
import { Links } from '../table/links';
import { PieceButton } from '../table/piece';
import { OnePieceSide } from './onepiece-side';

const RHUMBS = 24;
const REACH = 1400;

/** Rhumb lines of a chart, from its middle. */
function Chart() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-500 -300 1000 600"
      preserveAspectRatio="xMidYMid slice"
      className="pointer-events-none absolute inset-0 size-full"
    >
      {Array.from({ length: RHUMBS }, (_, i) => (i * 2 * Math.PI) / RHUMBS).map((angle) => (
        <path
          key={angle}
          d={`M0 0L${Math.round(REACH * Math.cos(angle))} ${Math.round(REACH * Math.sin(angle))}`}
          stroke="#1b2b39"
          strokeWidth="1"
        />
      ))}
      {[70, 150, 260].map((r) => (
        <circle key={r} r={r} fill="none" stroke="#1b2b39" strokeWidth="1" />
      ))}
    </svg>
  );
}

/** The Life card whose [Trigger] is being decided on: at the edge of the middle, where it covers least. */
function Resolving() {
  const say = useSay();
  const { scene } = useTable();
  const shown = scene.areas.filter(({ kind, pieces }) => kind === 'shown' && pieces.length > 0);
  return shown.map((area) => (
    <Group
      key={area.id}
      label={say(area.label)}
      zone={area.id}
      className="absolute top-1/2 right-2 z-20 grid -translate-y-1/2 justify-items-center gap-1 rounded-sm border border-gold bg-panel p-2"
    >
      <p className="max-w-24 text-center text-sm leading-tight text-dim">{say(area.label)}</p>
      {area.pieces.map((piece) => (
        <PieceButton key={piece.id} piece={piece} area={area} size="w-[min(15vh,22vw)]" />
      ))}
    </Group>
  ));
}

export function OnePiece() {
  const t = useTranslations('onepiece');
  const { seat } = useTable();
  const foe: Seat = seat === 0 ? 1 : 0;
  return (
    <div className="relative flex min-h-full flex-col overflow-hidden">
      <Chart />
      <div className="relative grid flex-1 grid-rows-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-y-1.5 px-1 py-1.5 table:gap-y-2 table:py-2">
        <OnePieceSide whose={foe} label={t('theirField')} isFar />
        <hr className="border-[#2a3d4e]" />
        <OnePieceSide whose={seat} label={t('yourField')} />
      </div>
      <Resolving />
      <Links />
    </div>
  );
}
