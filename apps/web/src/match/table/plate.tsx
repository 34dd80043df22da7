'use client';
// A player's plate: name, state, counters and piles. Always visible.
import type { Seat } from '@sleight/kernel';
import { useTranslations } from 'next-intl';
import { Portrait } from '../../cards/art';
import { useSay } from '../../i18n/said';
import { type Opponent, useOpponent } from '../../play/opponents';
import { touch } from '../answering';
import { useMatch } from '../store';
import { useTable } from './context';
import { Counters } from './counters';
import { EffectChips } from './effects';
import { showsItself } from './hints';
import { PileChip } from './pile';
import { Said } from './said';

const piles = ['pile', 'life', 'past'];

function Name({ whose }: { whose: Seat }) {
  const t = useTranslations('match');
  const { names, lighting } = useTable();
  if (!lighting.seats.has(whose)) return <h2 className="truncate text-base table:text-xl">{names[whose]}</h2>;
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

/** The bot in this seat; null for a person. */
function useBot(whose: Seat): Opponent | null {
  const head = useMatch((match) => match.head);
  return useOpponent(head?.game ?? '', head?.players[whose]);
}

function useWords(whose: Seat): string[] {
  const t = useTranslations('match');
  const say = useSay();
  const bot = useBot(whose);
  const { scene, seat } = useTable();
  const isConnected = useMatch((match) => match.isConnected[whose] !== false);
  const look = scene.seats.find((one) => one.seat === whose);
  const hands = scene.areas.filter((area) => area.kind === 'hand' && area.whose === whose);
  const held = hands.reduce((sum, { count }) => sum + count, 0);
  return [
    ...(bot === null ? [] : [bot.level]),
    ...(look?.isActive ? [t('active')] : []),
    ...(look?.words ?? []).map(say),
    ...(whose !== seat && hands.length > 0 ? [t('count', { n: held })] : []),
    ...(isConnected ? [] : [t('away')]),
  ];
}

/** `isFlat`: everything in one line, if there is room beside it and none below. */
export function Plate({ whose, isFlat = false }: { whose: Seat; isFlat?: boolean }) {
  const t = useTranslations('match');
  const { game, scene, seat, names, isWatched = false } = useTable();
  const words = useWords(whose);
  const bot = useBot(whose);
  const isActive = scene.seats.some((one) => one.seat === whose && one.isActive);
  const chips = scene.areas.filter(
    ({ id, kind, lane, whose: of }) =>
      of === whose && lane === 0 && piles.includes(kind) && !showsItself(game, id),
  );
  return (
    <section
      data-plate={whose}
      aria-label={isWatched ? names[whose] : t(whose === seat ? 'yourSide' : 'theirSide')}
      className={`flex min-w-0 flex-1 items-center gap-x-2 border-l-4 bg-panel px-2 py-0.5 ${whose === seat ? '@min-[16rem]:flex-wrap' : 'flex-wrap'} low:flex-nowrap! table:flex-none table:gap-x-4 table:gap-y-0.5 table:px-3 ${isFlat ? 'table:flex-nowrap! table:py-1' : 'table:flex-wrap table:py-2'} ${isActive ? 'border-vermilion' : 'border-line'}`}
    >
      {bot === null ? null : (
        <Portrait
          id={bot.portrait}
          className="hidden size-8 shrink-0 rounded-sm @min-[16rem]:block low:hidden table:block table:size-13"
        />
      )}
      <div
        className={`grid max-w-[58%] shrink-0 low:max-w-18 table:max-w-none ${isFlat ? '@min-[16rem]:flex @min-[16rem]:items-baseline @min-[16rem]:gap-2 side:grid side:gap-0' : 'table:flex table:basis-full table:items-baseline table:gap-2'}`}
      >
        <Name whose={whose} />
        {words.length === 0 ? null : (
          <p className="max-w-28 truncate text-xs text-dim @max-[14rem]:sr-only low:line-clamp-2 low:text-[length:min(0.64rem,15px)] low:leading-none low:whitespace-normal table:max-w-none table:text-sm">
            {words.join(' · ')}
          </p>
        )}
      </div>
      <Said whose={whose} />
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, so it must be reachable by keyboard
        tabIndex={0}
        className={`scroll-hidden flex min-w-0 items-center gap-x-2 overflow-x-auto p-0.5 @min-[16rem]:flex-wrap low:flex-nowrap! low:items-end low:gap-x-1.5 ${whose === seat ? '' : 'basis-full side:basis-auto!'} table:gap-x-4 whitespace-nowrap ${isFlat ? 'table:flex-nowrap!' : 'table:flex-wrap table:gap-y-2'}`}
      >
        <Counters whose={whose} />
        <div className="flex gap-1 @min-[16rem]:flex-wrap side:flex-nowrap!">
          {chips.map((area) => (
            <PileChip key={area.id} area={area} />
          ))}
        </div>
      </div>
      <EffectChips on={{ kind: 'seat', seat: whose }} />
    </section>
  );
}
