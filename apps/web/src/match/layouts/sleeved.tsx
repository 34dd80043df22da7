'use client';
// The table of Sleeved: two facing cards made of layers, and their sleeves.
// While a card is being built, the last round is small; before that, both of its cards lie open side by side.
// Invariant: the table never scrolls as a whole; the layer tables and the opponent's details scroll by themselves.
import type { Seat } from '@sleight/kernel';
import type { Area } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { useTable } from '../table/context';
import { PlaceButton } from '../table/place';
import { useRoom } from '../table/use-room';
import { AreaCard } from './sleeved-card';
import { PastRounds, RoundList } from './sleeved-known';
import { LayerTable } from './sleeved-layers';
import { Known, Making, MayDraw, SleeveRow, sizes, useSide } from './sleeved-sides';

/** The result of a revealed card; reserves its room if there is none, unless a card is being made on a phone. */
function Verdict({ area, isMaking }: { area: Area; isMaking: boolean }) {
  const say = useSay();
  return (
    <p className={`min-h-[1.4em] text-center font-semibold ${isMaking ? 'hidden table:block' : ''}`}>
      {area.words?.map(say).join(' · ')}
    </p>
  );
}

/** Between two revealed cards: the round, and a link to the others. */
function ShownBefore({ area, isIn, name }: { area: Area; isIn: boolean; name: string }) {
  const t = useTranslations('layouts.sleeved');
  const say = useSay();
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
      <p className="font-display text-xl">{say(area.label)}</p>
      <PastRounds className="px-2 text-sm" />
      {isIn ? <p className="text-center text-sm text-gold">{t('isIn', { name })}</p> : null}
    </div>
  );
}

/**
 * The same whether a card is being made or both are shown: what is turned over stays where it lies. The columns are as
 * high as the board leaves them and scroll by themselves, so that no layer ever moves the cards.
 */
const beside =
  "side:grid-cols-[minmax(0,1fr)_auto_auto_minmax(0,1fr)] side:grid-rows-[minmax(0,1fr)_auto] side:[grid-template-areas:'theirInfo_theirs_mine_myInfo''theirInfo_between_between_myInfo']";
/** Upright, both cards are on the left, the opponent's details beside them, and the layers below. */
const upright = {
  making:
    "[grid-template-areas:'theirs_theirs_mine_mine_theirInfo_theirInfo''myInfo_myInfo_myInfo_myInfo_myInfo_myInfo''between_between_between_between_between_between']",
  shown:
    "[grid-template-areas:'theirs_theirs_mine_mine_between_between''theirInfo_theirInfo_theirInfo_myInfo_myInfo_myInfo']",
} as const;
const column =
  'more-below h-0 min-h-full min-w-0 overflow-y-auto side:flex side:h-full side:min-h-0 side:flex-col side:gap-2';

/** One player's column; `children` receive its height. */
function Column({ place, children }: { place: string; children: (height: number) => ReactNode }) {
  const { ref, room } = useRoom<HTMLDivElement>();
  return (
    <div ref={ref} className={`${place} ${column}`}>
      {children(room.height)}
    </div>
  );
}

export function Sleeved() {
  const say = useSay();
  const { scene, seat, names, lighting } = useTable();
  const foe: Seat = seat === 0 ? 1 : 0;
  const [my, their] = [useSide(seat), useSide(foe)];
  const isMade = (my.composer?.pieces.length ?? 0) > 0;
  const isShown = !isMade && (my.past?.pieces.length ?? 0) > 0;
  const [mine, theirs] = isShown ? [my.past, their.past] : [my.composer, their.composer];
  const own = my.composer;
  if (own === undefined || their.composer === undefined) return null;
  if (mine === undefined || theirs === undefined) return null;
  // In the commit phase both seats are to move until their card is in.
  const isIn = scene.heading.phase !== null && scene.seats.some((one) => one.seat === foe && !one.isActive);
  // While the layers are shown one by one, a card that has none yet still lies face down.
  const isRevealed = [my, their].some(({ composer }) => composer?.pieces.some(({ face }) => face === 'up'));
  const isMaking = !isShown && !isRevealed;
  const isSleeveAsked = my.named('sleeves')?.pieces.some(({ id }) => lighting.pieces.has(id)) === true;
  return (
    <div className="flex h-full min-h-0 flex-col gap-2 p-2 low:gap-0 low:py-0">
      <div
        className={`grid min-h-0 flex-1 grid-cols-6 grid-rows-[auto_minmax(0,1fr)_auto] items-start gap-x-1.5 gap-y-1 side:gap-x-3 low:gap-y-0 table:gap-x-4 table:gap-y-2 ${upright[isMaking ? 'making' : 'shown']} ${beside}`}
      >
        <Group
          label={`${names[foe]}: ${say(theirs.label)}`}
          zone={their.composer.id}
          className="grid justify-items-center gap-1 [grid-area:theirs] side:self-center low:self-start low:gap-0"
        >
          <AreaCard area={theirs} size={sizes.card} isSecret={isIn || isRevealed} />
          <Verdict area={theirs} isMaking={isMaking} />
        </Group>
        <Column place="[grid-area:theirInfo]">
          {(height) => (
            <>
              {isMaking ? (
                <Known whose={foe} />
              ) : (
                <LayerTable area={theirs} height={height} title={names[foe]} />
              )}
              <RoundList />
            </>
          )}
        </Column>
        <div className="[grid-area:between] low:hidden table:min-h-[2.6rem]">
          {isShown ? (
            <ShownBefore area={mine} isIn={isIn} name={names[foe]} />
          ) : (
            <div className="flex justify-start gap-2 side:justify-center">
              <MayDraw className="px-2! py-1! text-sm side:hidden!" />
              <PastRounds className="px-2! py-1! text-sm" />
            </div>
          )}
        </div>
        <Group
          label={`${names[seat]}: ${say(mine.label)}`}
          zone={own.id}
          className="relative grid justify-items-center gap-1 [grid-area:mine] side:self-center low:self-start low:gap-0"
        >
          <AreaCard area={mine} size={sizes.card} isSecret={isRevealed} />
          <Verdict area={mine} isMaking={isMaking} />
          <PlaceButton area={own} />
        </Group>
        <Column place="[grid-area:myInfo]">
          {(height) =>
            isMaking ? (
              <Making area={own} height={height} />
            ) : (
              <LayerTable area={mine} height={height} title={names[seat]} />
            )
          }
        </Column>
      </div>
      {/* On a phone sleeves are visible only while one has to be chosen, to leave room for the layers. */}
      <div className={`shrink-0 table:block ${isSleeveAsked ? '' : 'hidden'}`}>
        <SleeveRow whose={seat} size={sizes.sleeve} />
      </div>
    </div>
  );
}
