'use client';
// The table of Territory: facing slots in lanes, with their effects; leaders at the side.
import type { Area, AreaSum } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import type { Vars } from '../../ui/vars';
import { useTable } from '../table/context';
import { EffectTokens } from '../table/effect-tokens';
import { type Lane, lanesOf } from '../table/lanes';
import { PieceButton } from '../table/piece';
import { PlaceButton } from '../table/place';
import { type Need, shapeOf } from '../table/shape';
import { LaneSum } from '../table/sum';
import { useRoom } from '../table/use-room';

/** A slot has room for one unit, as large as its lane allows. */
const need: Need = { least: 0, share: 1, most: 300, gap: 0, mostRows: 1 };
const bySlot = 'w-(--card)';

/** The size of a slot, with or without a unit. */
function Stand({ area, isTheirs }: { area: Area; isTheirs: boolean }) {
  const { ref, room } = useRoom<HTMLDivElement>();
  const { card } = shapeOf([1], room, need);
  const size: Vars = { '--card': `${card}px` };
  const [unit] = area.pieces;
  return (
    <div
      ref={ref}
      className={`flex min-h-0 w-full min-w-0 flex-1 justify-center self-stretch ${isTheirs ? 'items-end' : 'items-start'} low:items-center`}
    >
      <div className="relative" style={size}>
        {unit === undefined ? (
          <span
            className={`block aspect-[5/7] rounded-[5%/3.6%] border-2 border-dashed border-[#3a4653] bg-ground/40 ${bySlot}`}
            aria-hidden="true"
          />
        ) : (
          <PieceButton piece={unit} area={area} size={bySlot} />
        )}
        <PlaceButton area={area} />
      </div>
    </div>
  );
}

interface SlotProps {
  readonly area: Area;
  readonly isTheirs: boolean;
  readonly sum: AreaSum | undefined;
  readonly rival: AreaSum | undefined;
}

/** One side of a lane: its total towards the middle, its unit, and the slot's lasting effects. */
function Slot({ area, isTheirs, sum, rival }: SlotProps) {
  const say = useSay();
  const [unit] = area.pieces;
  return (
    <Group
      label={say(area.label)}
      zone={area.id}
      className={`flex min-h-0 min-w-0 items-center gap-1 p-1 low:flex-row low:py-0 ${isTheirs ? 'flex-col-reverse' : 'flex-col'}`}
    >
      <div className="grid min-h-7 min-w-7 shrink-0 place-items-center">
        <LaneSum sum={sum} rival={rival} isOurs={!isTheirs} />
      </div>
      <Stand area={area} isTheirs={isTheirs} />
      <div className="max-w-full shrink-0 low:max-w-[46%]">
        <EffectTokens on={[area.touch, unit?.touch]} />
      </div>
    </Group>
  );
}

/** The line between the slots: the lane's number, and effects on the lane itself. */
function Middle({ area }: { area: Area }) {
  const say = useSay();
  return (
    <Group
      label={say(area.label)}
      zone={area.id}
      className="relative flex min-h-6 shrink-0 flex-wrap items-center justify-center gap-x-2 gap-y-1 border-y border-line bg-ground/50 px-1 py-0.5 low:min-h-0 low:py-0"
    >
      <span className="text-sm leading-none text-dim">{say(area.label)}</span>
      <EffectTokens on={[area.touch]} />
      <PlaceButton area={area} />
    </Group>
  );
}

/** At the side if there is room; on a phone above and below the lanes. */
function Leader({ isOurs }: { isOurs: boolean }) {
  const say = useSay();
  const { scene, seat } = useTable();
  const area = scene.areas.find(({ kind, whose }) => kind === 'leader' && (whose === seat) === isOurs);
  if (area === undefined) return null;
  return (
    <Group
      label={say(area.label)}
      zone={area.id}
      className={`relative flex p-1 table:p-2 ${isOurs ? 'items-end justify-end [grid-area:ours]' : 'items-start [grid-area:theirs]'}`}
    >
      {area.pieces.map((piece) => (
        <PieceButton
          key={piece.id}
          piece={piece}
          area={area}
          size="w-[12vw] low:w-[19dvh] table:w-[clamp(4rem,16vh,8rem)]"
        />
      ))}
      <PlaceButton area={area} />
    </Group>
  );
}

function TerritoryLane({ lane: { lane, theirs, middle, ours, theirSum, ourSum } }: { lane: Lane }) {
  return (
    <div
      data-lane={lane}
      className="row-span-3 grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid border-l border-line/60 first:border-l-0"
    >
      {theirs === undefined ? null : <Slot area={theirs} isTheirs sum={theirSum} rival={ourSum} />}
      {middle === undefined ? null : <Middle area={middle} />}
      {ours === undefined ? null : <Slot area={ours} isTheirs={false} sum={ourSum} rival={theirSum} />}
    </div>
  );
}

export function Territory() {
  const t = useTranslations('match');
  const { scene, seat } = useTable();
  return (
    <div className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] [grid-template-areas:'theirs''lanes''ours'] side:grid-cols-[auto_minmax(0,1fr)] side:grid-rows-2 side:[grid-template-areas:'theirs_lanes''ours_lanes']">
      <Leader isOurs={false} />
      <section
        aria-label={t('lanes')}
        className="grid min-h-0 auto-cols-fr grid-flow-col grid-rows-[minmax(0,1fr)_min-content_minmax(0,1fr)] [grid-area:lanes]"
      >
        {lanesOf(scene, seat).map((lane) => (
          <TerritoryLane key={lane.lane} lane={lane} />
        ))}
      </section>
      <Leader isOurs />
    </div>
  );
}
