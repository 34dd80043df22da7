'use client';
// The table of Mythos: each mission a lane, with the characters of both sides facing over it.
import { useTranslations } from 'next-intl';
import { useTable } from '../table/context';
import { type Lane, lanesOf } from '../table/lanes';
import { LaneSide } from '../table/side';
import { LaneSum } from '../table/sum';
import { Swipe } from '../table/swipe';
import { Mission } from './mythos-mission';

/** On a phone both sides and the mission between them share the height of the board. */
const size =
  'w-[min(clamp(3.6rem,(100cqh-11rem)*0.357,8.6rem),25vw)] table:w-[clamp(3.6rem,calc(27.5vh-6.15rem),8.2rem)]';
const small =
  'w-[min(clamp(3.2rem,(100cqh-11rem)*0.357,6.2rem),22vw)] table:w-[clamp(3.2rem,calc(20vh-4.5rem),6.2rem)]';

function MissionLane({ lane: { theirs, middle, ours, theirSum, ourSum } }: { lane: Lane }) {
  return (
    <>
      {theirs === undefined ? null : (
        <LaneSide area={theirs} size={size} small={small} isTheirs>
          <LaneSum sum={theirSum} rival={ourSum} isOurs={false} />
        </LaneSide>
      )}
      {middle === undefined ? null : <Mission area={middle} />}
      {ours === undefined ? null : (
        <LaneSide area={ours} size={size} small={small} isTheirs={false}>
          <LaneSum sum={ourSum} rival={theirSum} isOurs />
        </LaneSide>
      )}
    </>
  );
}

export function Mythos() {
  const t = useTranslations('match');
  const { scene, seat } = useTable();
  const lanes = lanesOf(scene, seat);
  const newest = lanes.filter(({ ourSum }) => ourSum !== undefined).at(-1)?.lane ?? lanes[0]?.lane ?? 1;
  return (
    <Swipe label={t('lanes')} lanes={lanes} first={newest}>
      {(lane) => <MissionLane lane={lane} />}
    </Swipe>
  );
}
