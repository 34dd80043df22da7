'use client';
// The table of Territory: slots that face each other in lanes, with the effects that lie on them; leaders at the side.
import type { Area } from '@sleight/kernel/scene';
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { useTable } from '../table/context';
import { EffectChips } from '../table/effects';
import { type Lane, lanesOf } from '../table/lanes';
import { PieceButton } from '../table/piece';
import { PlaceButton } from '../table/place';
import { LaneSum } from '../table/sum';

const size = 'w-[min(clamp(4rem,16.5vh,10rem),20vw)] table:w-[clamp(4rem,calc(27.5vh-5.4rem),10rem)]';

/** Room for one unit, with what was laid on it for good. */
function Slot({ area, isTheirs }: { area: Area; isTheirs: boolean }) {
  const say = useSay();
  const [unit] = area.pieces;
  return (
    <Group
      label={say(area.label)}
      zone={area.id}
      className={`relative flex items-center gap-1 p-1 ${isTheirs ? 'flex-col-reverse' : 'flex-col'}`}
    >
      <div className="relative rounded-sm p-1">
        {unit === undefined ? (
          <span
            className={`block aspect-[5/7] rounded-[5%/3.6%] border-2 border-dashed border-line ${size}`}
            aria-hidden="true"
          />
        ) : (
          <PieceButton piece={unit} area={area} size={size} />
        )}
        <PlaceButton area={area} />
      </div>
      <div className="w-full min-w-0 max-w-52">
        {area.touch === null ? null : <EffectChips on={area.touch} />}
        {unit?.touch == null ? null : <EffectChips on={unit.touch} />}
      </div>
    </Group>
  );
}

/** Between the slots: the number of the lane, both strengths, and what lies on the lane itself. */
function Middle({ area, lane }: { area: Area; lane: Lane }) {
  const say = useSay();
  const { theirSum, ourSum } = lane;
  return (
    <Group
      label={say(area.label)}
      zone={area.id}
      className="relative grid min-h-14 shrink-0 content-center justify-items-center gap-1 border-y border-line/60 p-1"
    >
      <div className="grid w-full grid-cols-2 items-baseline gap-1 table:grid-cols-[1fr_auto_1fr]">
        <LaneSum sum={theirSum} rival={ourSum} isOurs={false} />
        <span className="order-last col-span-2 text-center text-sm leading-none text-dim table:order-none table:col-span-1 table:col-start-2">
          {say(area.label)}
        </span>
        <div className="col-start-2 row-start-1 table:col-start-3">
          <LaneSum sum={ourSum} rival={theirSum} isOurs />
        </div>
      </div>
      {area.touch === null ? null : <EffectChips on={area.touch} />}
      <PlaceButton area={area} />
    </Group>
  );
}

/** At the side where there is room; on a phone above and below the lanes. */
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
          size="w-[12vw] table:w-[clamp(4rem,16vh,8rem)]"
        />
      ))}
      <PlaceButton area={area} />
    </Group>
  );
}

export function Territory() {
  const t = useTranslations('match');
  const { scene, seat } = useTable();
  return (
    <div className="grid h-full min-h-fit grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] [grid-template-areas:'theirs''lanes''ours'] table:grid-cols-[auto_minmax(0,1fr)] table:grid-rows-2 table:[grid-template-areas:'theirs_lanes''ours_lanes']">
      <Leader isOurs={false} />
      <section
        aria-label={t('lanes')}
        className="grid min-h-fit auto-cols-fr grid-flow-col grid-rows-[auto_min-content_auto] [grid-area:lanes]"
      >
        {lanesOf(scene, seat).map((lane) => (
          <div
            key={lane.lane}
            data-lane={lane.lane}
            className="row-span-3 grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid border-l border-line/60 first:border-l-0"
          >
            {lane.theirs === undefined ? null : <Slot area={lane.theirs} isTheirs />}
            {lane.middle === undefined ? null : <Middle area={lane.middle} lane={lane} />}
            {lane.ours === undefined ? null : <Slot area={lane.ours} isTheirs={false} />}
          </div>
        ))}
      </section>
      <Leader isOurs />
    </div>
  );
}
