'use client';
// The table of Sleeved: two cards that face each other, made of layers, and the sleeves they are made in.
// While one puts a card together, the last round is small; until one begins, both cards of it lie open side by side.
import type { Seat } from '@sleight/kernel';
import type { Area } from '@sleight/kernel/scene';
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { useTable } from '../table/context';
import { PieceButton } from '../table/piece';
import { PlaceButton } from '../table/place';
import { AreaCard } from './sleeved-card';
import { MayBe, PastRounds } from './sleeved-known';
import { LayerTable } from './sleeved-layers';

const big = 'w-[min(clamp(8.5rem,30vh,15rem),40vw)]';
const small = 'w-[min(clamp(3.4rem,11vh,5rem),18vw)]';
const sleeveSize = 'w-[min(clamp(3.6rem,12.5vh,6.4rem),17vw)]';

function useSide(whose: Seat) {
  const { scene } = useTable();
  const named = (name: string): Area | undefined => scene.areas.find(({ id }) => id === `${name}:${whose}`);
  const ofKind = (wanted: Area['kind']): Area | undefined =>
    scene.areas.find((area) => area.kind === wanted && area.whose === whose);
  return { composer: ofKind('composer'), past: ofKind('past'), named };
}

/** Sleeves that may be used, and after them those that were. */
function SleeveRow({ whose, size }: { whose: Seat; size: string }) {
  const t = useTranslations('sleeved');
  const say = useSay();
  const { named } = useSide(whose);
  const [ready, used] = [named('sleeves'), named('used sleeves')];
  if (ready === undefined || used === undefined) return null;
  return (
    <div className="scroll-hidden flex max-w-full items-end justify-center-safe gap-4 overflow-x-auto px-1 pt-3 pb-1">
      <Group label={say(ready.label)} zone={ready.id} className="relative flex gap-1.5">
        {ready.pieces.map((piece) => (
          <PieceButton key={piece.id} piece={piece} area={ready} size={size} />
        ))}
        <PlaceButton area={ready} />
      </Group>
      {used.pieces.length === 0 ? null : (
        <Group label={say(used.label)} zone={used.id} className="grid gap-0.5">
          <p className="text-center text-xs text-dim">{t('used')}</p>
          <div className="flex gap-1 opacity-45">
            {used.pieces.map((piece) => (
              <PieceButton key={piece.id} piece={piece} area={used} size="w-[min(2.6rem,9vw)]" />
            ))}
          </div>
        </Group>
      )}
    </div>
  );
}

/** What a player's cards have on top from earlier rounds. */
function Carried({ whose }: { whose: Seat }) {
  const say = useSay();
  const { scene } = useTable();
  const carried = scene.counters.filter(
    ({ id, whose: of, value }) => of === whose && id !== 'score' && value !== 0,
  );
  if (carried.length === 0) return null;
  return (
    <ul className="text-sm text-dim">
      {carried.map(({ id, label, value }) => (
        <li key={id}>
          {say(label)}{' '}
          <span className="font-semibold text-paper">{value > 0 ? `+${value}` : `−${-value}`}</span>
        </li>
      ))}
    </ul>
  );
}

/** What is known of the other while the card of this round is secret. */
function Known({ whose }: { whose: Seat }) {
  const t = useTranslations('sleeved');
  const say = useSay();
  const { scene } = useTable();
  const { named } = useSide(whose);
  const hands = [named('animals'), named('hand')].filter((area) => area !== undefined);
  const words = scene.seats.find(({ seat }) => seat === whose)?.words ?? [];
  return (
    <div className="grid content-center justify-items-start gap-1 table:justify-items-end table:text-right">
      <p className={words.length === 0 ? 'text-dim' : 'text-gold'}>
        {words.length === 0 ? t('composing') : words.map(say).join(' · ')}
      </p>
      <p className="text-sm text-dim">
        {hands.map(({ id, label, count }) => (
          <span key={id} className="mr-2 inline-block">
            {say(label)} <span className="font-semibold text-paper">{count}</span>
          </span>
        ))}
      </p>
      <Carried whose={whose} />
      <MayBe areas={hands} title={t('mayHold')} className="px-2 text-sm" />
      <SleeveRow whose={whose} size="w-[min(2.6rem,9vw)]" />
    </div>
  );
}

/** One's own side while nothing lies in it, or which layer says what. */
function Making({ area }: { area: Area }) {
  const t = useTranslations('sleeved');
  const { seat } = useTable();
  const { named } = useSide(seat);
  const deck = named('deck');
  return (
    <div className="grid min-w-0 content-center gap-1">
      {area.pieces.length === 0 ? <p className="text-dim">{t('begin')}</p> : <LayerTable area={area} />}
      <div className="flex flex-wrap items-center gap-x-3">
        <Carried whose={seat} />
        {deck === undefined ? null : (
          <MayBe areas={[deck]} title={t('mayDraw')} className="px-2 text-sm" />
        )}
      </div>
    </div>
  );
}

/** Both cards of the last round as small ones, beside the one that is being made. */
function LastRound({ sides }: { sides: readonly (Area | undefined)[] }) {
  const t = useTranslations('sleeved');
  const say = useSay();
  const shown = sides.filter((area) => area !== undefined && area.pieces.length > 0);
  return (
    <div className="grid justify-items-center gap-2">
      {shown.length === 0 ? (
        <p className="font-display text-2xl text-dim">{t('against')}</p>
      ) : (
        <div className="hidden gap-2 table:flex">
          {shown.map((area) => (
            <Group key={area?.id} label={area ? say(area.label) : ''} className="grid justify-items-center">
              {area === undefined ? null : <AreaCard area={area} size={small} />}
              <p className="max-w-20 text-center text-xs leading-tight text-dim">
                {area?.words?.map((word) => (
                  <span key={word.en} className="block">
                    {say(word)}
                  </span>
                ))}
              </p>
            </Group>
          ))}
        </div>
      )}
      <PastRounds className="px-2 text-sm" />
    </div>
  );
}

/** What a card that was shown came to. */
function Verdict({ area }: { area: Area }) {
  const say = useSay();
  return <p className="text-center font-semibold">{area.words?.map(say).join(' · ')}</p>;
}

const wide =
  "table:grid-cols-[minmax(0,1fr)_auto_auto_auto_minmax(0,1.25fr)] table:[grid-template-areas:'theirInfo_theirs_between_mine_myInfo']";
const making = "grid-cols-[auto_minmax(0,1fr)] [grid-template-areas:'mine_myInfo''theirs_theirInfo''between_between']";
const shown = "grid-cols-2 [grid-template-areas:'theirs_mine''between_between''theirInfo_myInfo']";

export function Sleeved() {
  const t = useTranslations('sleeved');
  const say = useSay();
  const { scene, seat, names } = useTable();
  const foe: Seat = seat === 0 ? 1 : 0;
  const [my, their] = [useSide(seat), useSide(foe)];
  if (my.composer === undefined || their.composer === undefined) return null;
  const isShown = my.composer.pieces.length === 0 && (my.past?.pieces.length ?? 0) > 0;
  // In the commit phase everyone is to move until their card is in.
  const isIn = scene.heading.phase !== null && scene.seats.some((one) => one.seat === foe && !one.isActive);
  const [mine, theirs] = isShown ? [my.past, their.past] : [my.composer, their.composer];
  if (mine === undefined || theirs === undefined) return null;
  return (
    <div className="flex min-h-full flex-col justify-center gap-2 p-2">
      <div className={`grid items-center gap-x-3 gap-y-2 table:gap-x-5 ${isShown ? shown : making} ${wide}`}>
        <Group
          label={`${names[foe]}: ${say(theirs.label)}`}
          zone={their.composer.id}
          className="grid justify-items-center gap-1 [grid-area:theirs]"
        >
          <AreaCard area={theirs} size={isShown ? big : `${small} table:w-[min(clamp(8.5rem,30vh,15rem),40vw)]`} isSecret={isIn} />
          {isShown ? <Verdict area={theirs} /> : null}
        </Group>
        <div className="min-w-0 [grid-area:theirInfo]">
          {isShown ? <LayerTable area={theirs} /> : <Known whose={foe} />}
        </div>
        <div className="[grid-area:between]">
          {isShown ? (
            <div className="grid justify-items-center gap-1">
              <p className="font-display text-xl">{say(mine.label)}</p>
              {isIn ? <p className="max-w-32 text-center text-sm text-gold">{t('isIn', { name: names[foe] })}</p> : null}
              <PastRounds className="px-2 text-sm" />
            </div>
          ) : (
            <LastRound sides={[their.past, my.past]} />
          )}
        </div>
        <Group
          label={`${names[seat]}: ${say(mine.label)}`}
          zone={my.composer.id}
          className="relative grid justify-items-center gap-1 [grid-area:mine]"
        >
          <AreaCard area={mine} size={big} />
          {isShown ? <Verdict area={mine} /> : null}
          <PlaceButton area={my.composer} />
        </Group>
        <div className="min-w-0 [grid-area:myInfo]">
          {isShown ? <LayerTable area={mine} /> : <Making area={my.composer} />}
        </div>
      </div>
      <SleeveRow whose={seat} size={sleeveSize} />
    </div>
  );
}
