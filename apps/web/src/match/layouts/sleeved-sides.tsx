'use client';
// The parts of Sleeved's table: sleeves, the opponent's known cards, the player's own layers, the last round.
import type { Seat } from '@sleight/kernel';
import type { Area } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { useTable } from '../table/context';
import { PieceButton } from '../table/piece';
import { PlaceButton } from '../table/place';
import { MayBe } from './sleeved-known';
import { LayerTable } from './sleeved-layers';

export const sizes = {
  card: 'w-[min(30.5cqw,(100cqh-240px)/1.4)] low:w-[min((100cqh-115px)/1.4,9rem)] table:w-[min((100cqh-12.6rem)/1.4,22cqw,15rem)]',
  sleeve: 'w-[min(clamp(3.4rem,11.5vh,6rem),15.6cqw)] low:w-11',
  tiny: 'w-5 low:w-7 table:w-[2.4rem]',
} as const;

export function useSide(whose: Seat) {
  const { scene } = useTable();
  const named = (name: string): Area | undefined => scene.areas.find(({ id }) => id === `${name}:${whose}`);
  const ofKind = (wanted: Area['kind']): Area | undefined =>
    scene.areas.find((area) => area.kind === wanted && area.whose === whose);
  return { composer: ofKind('composer'), past: ofKind('past'), named };
}

/** Available sleeves, followed by used ones. */
export function SleeveRow({ whose, size }: { whose: Seat; size: string }) {
  const t = useTranslations('layouts.sleeved');
  const say = useSay();
  const { named } = useSide(whose);
  const [ready, used] = [named('sleeves'), named('used sleeves')];
  if (ready === undefined || used === undefined) return null;
  return (
    <div
      className={`flex max-w-full items-end pb-1 ${size === sizes.tiny ? 'flex-wrap gap-x-2 table:pt-2' : 'scroll-hidden justify-center-safe gap-4 overflow-x-auto px-1 pt-2 low:gap-2'}`}
    >
      <Group
        label={say(ready.label)}
        zone={ready.id}
        className={`relative flex gap-1.5 ${size === sizes.tiny ? 'flex-wrap' : ''}`}
      >
        {ready.pieces.map((piece) => (
          <PieceButton key={piece.id} piece={piece} area={ready} size={size} />
        ))}
        <PlaceButton area={ready} />
      </Group>
      <Group label={say(used.label)} zone={used.id} className="grid min-w-[1px] gap-0.5">
        {used.pieces.length === 0 ? null : (
          <p className="text-center text-xs leading-none text-dim">{t('used')}</p>
        )}
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

/** A player's bonuses from earlier rounds. */
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

/** The public knowledge of the opponent while the current card is secret. */
export function Known({ whose }: { whose: Seat }) {
  const t = useTranslations('layouts.sleeved');
  const say = useSay();
  const { scene } = useTable();
  const { named } = useSide(whose);
  const hands = [named('animals'), named('hand')].filter((area) => area !== undefined);
  const words = scene.seats.find(({ seat }) => seat === whose)?.words ?? [];
  return (
    <div className="grid shrink-0 content-start justify-items-start gap-1">
      {/* In the upright layout the plate shows this. */}
      <p className={`hidden side:block ${words.length === 0 ? 'text-dim' : 'text-gold'}`}>
        {words.length === 0 ? t('composing') : words.map(say).join(' · ')}
      </p>
      <p className="text-sm leading-tight text-dim">
        {hands.map(({ id, label, count }) => (
          <span key={id} className="mr-2 inline-block">
            {say(label)} <span className="font-semibold text-paper">{count}</span>
          </span>
        ))}
      </p>
      <Carried whose={whose} />
      <MayBe
        areas={hands}
        title={t('mayHold')}
        className="min-h-8! px-2! py-0.5! text-sm leading-none! table:min-h-11! table:py-2!"
      />
      <SleeveRow whose={whose} size={sizes.tiny} />
    </div>
  );
}

/** Opens the list of cards left to draw. */
export function MayDraw({ className }: { className: string }) {
  const t = useTranslations('layouts.sleeved');
  const { seat } = useTable();
  const deck = useSide(seat).named('deck');
  return deck === undefined ? null : <MayBe areas={[deck]} title={t('mayDraw')} className={className} />;
}

/** The height of what stands below the layers. */
const BELOW = 64;

/** The player's own side: empty, or the attribution of its layers. */
export function Making({ area, height }: { area: Area; height: number }) {
  const t = useTranslations('layouts.sleeved');
  const { seat } = useTable();
  return (
    <div className="grid min-w-0 content-start gap-1">
      {area.pieces.length === 0 ? (
        <p className="text-dim @max-[16rem]/board:hidden">{t('begin')}</p>
      ) : (
        <LayerTable area={area} height={height - BELOW} />
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        {/* The layers say it themselves. */}
        {area.pieces.length === 0 ? <Carried whose={seat} /> : null}
        <MayDraw className="hidden! px-2 text-sm side:inline-flex!" />
      </div>
    </div>
  );
}
