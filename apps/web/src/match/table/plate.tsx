'use client';
// A player's plate: name, state, counters and piles. Always in sight.
import type { Seat } from '@sleight/kernel';
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import { useOffers } from '../../play/offers';
import { showsItself } from '../layouts/shows';
import { touch, useMatch } from '../store';
import { useTable } from './context';
import { Counters } from './counters';
import { EffectChips } from './effects';
import { PileChip } from './pile';

const piles = ['pile', 'life', 'past'];

function Name({ whose }: { whose: Seat }) {
  const t = useTranslations('match');
  const { names, lighting } = useTable();
  if (!lighting.seats.has(whose)) return <h2 className="text-base table:text-xl">{names[whose]}</h2>;
  return (
    <h2 className="text-xl">
      <button
        type="button"
        data-lit=""
        className="lit min-h-11 px-2"
        aria-label={`${names[whose]}, ${t('lit')}`}
        onClick={() => touch({ kind: 'seat', seat: whose })}
      >
        {names[whose]}
      </button>
    </h2>
  );
}

/** The level of a bot that goes by the name of a character. */
function useLevel(whose: Seat): string[] {
  const say = useSay();
  const { games } = useOffers();
  const head = useMatch((match) => match.head);
  const player = head?.players[whose];
  if (player?.persona == null) return [];
  const levels = games?.find(({ id }) => id === head?.game)?.levels ?? [];
  return levels.filter(({ id }) => id === player.level).map(({ name }) => say(name));
}

function useWords(whose: Seat): string[] {
  const t = useTranslations('match');
  const say = useSay();
  const level = useLevel(whose);
  const { scene, seat } = useTable();
  const isConnected = useMatch((match) => match.isConnected[whose] !== false);
  const look = scene.seats.find((one) => one.seat === whose);
  const hands = scene.areas.filter((area) => area.kind === 'hand' && area.whose === whose);
  const held = hands.reduce((sum, { count }) => sum + count, 0);
  return [
    ...level,
    ...(look?.isActive ? [t('active')] : []),
    ...(look?.words ?? []).map(say),
    ...(whose !== seat && hands.length > 0 ? [t('count', { n: held })] : []),
    ...(isConnected ? [] : [t('away')]),
  ];
}

/** `isFlat`: everything in one line, where there is room beside it and none below. */
export function Plate({ whose, isFlat = false }: { whose: Seat; isFlat?: boolean }) {
  const t = useTranslations('match');
  const { game, scene, seat } = useTable();
  const words = useWords(whose);
  const isActive = scene.seats.some((one) => one.seat === whose && one.isActive);
  const chips = scene.areas.filter(
    ({ id, kind, lane, whose: of }) =>
      of === whose && lane === 0 && piles.includes(kind) && !showsItself(game, id),
  );
  return (
    <section
      aria-label={t(whose === seat ? 'yourSide' : 'theirSide')}
      className={`flex min-w-0 items-center gap-x-2 border-l-4 bg-panel px-2 py-0.5 table:gap-x-4 table:gap-y-0.5 table:px-3 ${isFlat ? 'table:py-1' : 'table:flex-wrap table:py-2'} ${isActive ? 'border-vermilion' : 'border-line'}`}
    >
      <div
        className={`grid shrink-0 ${isFlat ? '' : 'table:flex table:basis-full table:items-baseline table:gap-2'}`}
      >
        <Name whose={whose} />
        {words.length === 0 ? null : (
          <p className="max-w-28 truncate text-xs text-dim table:max-w-none table:text-sm">
            {words.join(' · ')}
          </p>
        )}
      </div>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, so it must be reachable by keyboard
        tabIndex={0}
        className={`scroll-hidden flex min-w-0 items-center gap-x-2 @min-[16rem]:flex-wrap overflow-x-auto p-0.5 table:gap-x-4 whitespace-nowrap ${isFlat ? 'table:flex-nowrap!' : 'table:flex-wrap table:gap-y-2'}`}
      >
        <Counters whose={whose} />
        <div className="flex gap-1 @min-[16rem]:flex-wrap table:flex-nowrap!">
          {chips.map((area) => (
            <PileChip key={area.id} area={area} isTerse={isFlat} />
          ))}
        </div>
      </div>
      <EffectChips on={{ kind: 'seat', seat: whose }} />
    </section>
  );
}
