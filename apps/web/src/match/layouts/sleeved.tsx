'use client';
// The table of Sleeved: two cards that face each other, made of layers, and the sleeves they are made in.
// While one puts a card together, the last round is small; until one begins, both cards of it lie open side by side.
import type { Seat } from '@sleight/kernel';
import type { Area } from '@sleight/kernel/scene';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { useTable } from '../table/context';
import { PlaceButton } from '../table/place';
import { AreaCard } from './sleeved-card';
import { PastRounds } from './sleeved-known';
import { LayerTable } from './sleeved-layers';
import { Known, LastRound, Making, SleeveRow, sizes, useSide } from './sleeved-sides';

/** What a card that was shown came to; room for it where none was. */
function Verdict({ area }: { area: Area }) {
  const say = useSay();
  return <p className="min-h-[1.4em] text-center font-semibold">{area.words?.map(say).join(' · ')}</p>;
}

/** Between two cards that were shown: which round it was, and where to look up the others. */
function ShownBefore({ area, isIn, name }: { area: Area; isIn: boolean; name: string }) {
  const t = useTranslations('sleeved');
  const say = useSay();
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
      <p className="font-display text-xl">{say(area.label)}</p>
      <PastRounds className="px-2 text-sm" />
      {isIn ? <p className="text-center text-sm text-gold">{t('isIn', { name })}</p> : null}
    </div>
  );
}

/** The same whether a card is being made or both are shown: what is turned over stays where it lies. */
const places =
  "grid-cols-2 [grid-template-areas:'theirs_mine''myInfo_myInfo''between_between''theirInfo_theirInfo'] table:grid-cols-[minmax(0,1fr)_auto_auto_minmax(0,1fr)] table:[grid-template-areas:'theirInfo_theirs_mine_myInfo''between_between_between_between']";

export function Sleeved() {
  const say = useSay();
  const { scene, seat, names, lighting } = useTable();
  const top = useRef<HTMLDivElement>(null);
  const foe: Seat = seat === 0 ? 1 : 0;
  const [my, their] = [useSide(seat), useSide(foe)];
  const isMade = (my.composer?.pieces.length ?? 0) > 0;
  const isShown = !isMade && (my.past?.pieces.length ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever begins a card wants to see it
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
  }, [isMade]);
  const [mine, theirs] = isShown ? [my.past, their.past] : [my.composer, their.composer];
  if (my.composer === undefined || their.composer === undefined) return null;
  if (mine === undefined || theirs === undefined) return null;
  // In the commit phase everyone is to move until their card is in.
  const isIn = scene.heading.phase !== null && scene.seats.some((one) => one.seat === foe && !one.isActive);
  const isSleeveAsked = my.named('sleeves')?.pieces.some(({ id }) => lighting.pieces.has(id)) === true;
  return (
    <div ref={top} className="flex min-h-full flex-col justify-center gap-2 p-2">
      <div className={`grid items-start gap-x-3 table:items-center gap-y-2 table:gap-x-4 ${places}`}>
        <Group
          label={`${names[foe]}: ${say(theirs.label)}`}
          zone={their.composer.id}
          className="grid justify-items-center gap-1 [grid-area:theirs]"
        >
          <AreaCard area={theirs} size={sizes.card} isSecret={isIn} />
          <Verdict area={theirs} />
        </Group>
        <div className="min-w-0 [grid-area:theirInfo] table:justify-self-end">
          {isShown ? <LayerTable area={theirs} title={names[foe]} /> : <Known whose={foe} />}
        </div>
        <div className="[grid-area:between]">
          {isShown ? (
            <ShownBefore area={mine} isIn={isIn} name={names[foe]} />
          ) : (
            <LastRound sides={[their.past, my.past]} />
          )}
        </div>
        <Group
          label={`${names[seat]}: ${say(mine.label)}`}
          zone={my.composer.id}
          className="relative grid justify-items-center gap-1 [grid-area:mine]"
        >
          <AreaCard area={mine} size={sizes.card} />
          <Verdict area={mine} />
          <PlaceButton area={my.composer} />
        </Group>
        <div className="min-w-0 [grid-area:myInfo]">
          {isShown ? <LayerTable area={mine} title={names[seat]} /> : <Making area={my.composer} />}
        </div>
      </div>
      {/* On a phone they stay in sight while one is to be chosen, and then make room. */}
      <div
        className={`sticky bottom-0 z-20 -mb-2 bg-[#141812] pb-1 table:block ${isSleeveAsked ? '' : 'hidden'}`}
      >
        <SleeveRow whose={seat} size={sizes.sleeve} />
      </div>
    </div>
  );
}
