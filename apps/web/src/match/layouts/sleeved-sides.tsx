'use client';
// The parts of the table of Sleeved: sleeves, what is known of the other, one's own layers, the round before.
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

export const sizes = {
  card: 'w-[min(clamp(8rem,22vh,11rem),36vw)]',
  past: 'w-[min(clamp(2.4rem,6.5vh,3.2rem),12vw)]',
  sleeve: 'w-[min(clamp(3.4rem,11.5vh,6rem),17vw)]',
  tiny: 'w-[min(2.4rem,9vw)]',
} as const;

export function useSide(whose: Seat) {
  const { scene } = useTable();
  const named = (name: string): Area | undefined => scene.areas.find(({ id }) => id === `${name}:${whose}`);
  const ofKind = (wanted: Area['kind']): Area | undefined =>
    scene.areas.find((area) => area.kind === wanted && area.whose === whose);
  return { composer: ofKind('composer'), past: ofKind('past'), named };
}

/** Sleeves that may be used, and after them those that were. */
export function SleeveRow({ whose, size }: { whose: Seat; size: string }) {
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
      <Group label={say(used.label)} zone={used.id} className="grid min-w-[1px] gap-0.5">
        {used.pieces.length === 0 ? null : <p className="text-center text-xs text-dim">{t('used')}</p>}
        <div className="flex gap-1 opacity-45">
          {used.pieces.map((piece) => (
            <PieceButton key={piece.id} piece={piece} area={used} size={sizes.tiny} />
          ))}
        </div>
      </Group>
    </div>
  );
}

/** Counters that are added to the numbers of a card. */
const added = ['damage', 'health', 'initiative'];

/** What a player's cards have on top from earlier rounds. */
function Carried({ whose }: { whose: Seat }) {
  const say = useSay();
  const { scene } = useTable();
  const carried = scene.counters.filter(
    ({ id, whose: of, value }) => of === whose && added.includes(id) && value !== 0,
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
export function Known({ whose }: { whose: Seat }) {
  const t = useTranslations('sleeved');
  const say = useSay();
  const { scene } = useTable();
  const { named } = useSide(whose);
  const hands = [named('animals'), named('hand')].filter((area) => area !== undefined);
  const words = scene.seats.find(({ seat }) => seat === whose)?.words ?? [];
  return (
    <div className="grid content-center justify-items-start gap-1">
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
      <SleeveRow whose={whose} size={sizes.tiny} />
    </div>
  );
}

/** One's own side while nothing lies in it, or which layer says what. */
export function Making({ area }: { area: Area }) {
  const t = useTranslations('sleeved');
  const { seat } = useTable();
  const { named } = useSide(seat);
  const deck = named('deck');
  return (
    <div className="grid min-w-0 content-center gap-1">
      {area.pieces.length === 0 ? <p className="text-dim">{t('begin')}</p> : <LayerTable area={area} />}
      <div className="flex flex-wrap items-center gap-x-3">
        <Carried whose={seat} />
        {deck === undefined ? null : <MayBe areas={[deck]} title={t('mayDraw')} className="px-2 text-sm" />}
      </div>
    </div>
  );
}

/** Both cards of the last round as small ones, while another is being made. */
export function LastRound({ sides }: { sides: readonly (Area | undefined)[] }) {
  const say = useSay();
  const shown = sides.filter((area) => area !== undefined).filter(({ pieces }) => pieces.length > 0);
  if (shown.length === 0) return null;
  return (
    <div className="flex items-center justify-center gap-4">
      {shown.map((area) => (
        <Group key={area.id} label={say(area.label)} className="hidden items-center gap-1.5 table:flex">
          <AreaCard area={area} size={sizes.past} />
          <p className="text-sm leading-tight text-dim">
            {area.words?.map((word) => (
              <span key={word.en} className="block">
                {say(word)}
              </span>
            ))}
          </p>
        </Group>
      ))}
      <PastRounds className="px-2 text-sm" />
    </div>
  );
}
