'use client';
// The table of Mythos: each mission is a lane, with both sides' characters facing each other.
import { useTranslations } from 'next-intl';
import { useTable } from '../table/context';
import { type Lane, lanesOf } from '../table/lanes';
import { LaneSide } from '../table/side';
import { LaneSum } from '../table/sum';
import { Swipe } from '../table/swipe';
import { Mission } from './mythos-mission';

function MissionLane({ lane: { theirs, middle, ours, theirSum, ourSum } }: { lane: Lane }) {
  return (
    <>
      {theirs === undefined ? null : (
        <LaneSide area={theirs} isTheirs>
          <LaneSum sum={theirSum} rival={ourSum} isOurs={false} />
        </LaneSide>
      )}
      {middle === undefined ? null : <Mission area={middle} />}
      {ours === undefined ? null : (
        <LaneSide area={ours} isTheirs={false}>
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
