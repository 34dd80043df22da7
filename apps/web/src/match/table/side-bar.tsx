'use client';
// One player in a line: name, state, counters and piles.
import type { Seat } from '@sleight/kernel';
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import { counterKey } from '../lighting';
import { touch, useMatch } from '../store';
import { PileChip } from './area';
import { useTable } from './context';
import { EffectChips } from './effects';

const piles = ['pile', 'life', 'past'];

function Name({ whose }: { whose: Seat }) {
  const t = useTranslations('match');
  const { names, lighting } = useTable();
  if (!lighting.seats.has(whose)) return <h2 className="text-xl sm:text-2xl">{names[whose]}</h2>;
  return (
    <h2 className="text-xl sm:text-2xl">
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

function Counters({ whose }: { whose: Seat }) {
  const say = useSay();
  const { scene, lighting } = useTable();
  const mine = scene.counters.filter((counter) => counter.whose === whose);
  return (
    <dl className="flex items-baseline gap-x-3 text-sm sm:gap-x-4 sm:text-base table:flex-wrap">
      {mine.map(({ id, label, value, most }) => {
        const isLit = lighting.counters.has(counterKey({ id, seat: whose }));
        const shown = most === undefined ? `${value}` : `${value}/${most}`;
        return (
          <div key={id} className="flex items-baseline gap-1.5">
            <dt className="text-dim">{say(label)}</dt>
            <dd className="text-lg font-semibold sm:text-xl">
              {isLit ? (
                <button
                  type="button"
                  data-lit=""
                  className="lit min-h-8 min-w-8"
                  onClick={() => touch({ kind: 'counter', id, seat: whose })}
                >
                  {shown}
                </button>
              ) : (
                shown
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export function SideBar({ whose }: { whose: Seat }) {
  const t = useTranslations('match');
  const say = useSay();
  const { scene, seat } = useTable();
  const isConnected = useMatch((match) => match.isConnected[whose] !== false);
  const look = scene.seats.find((one) => one.seat === whose);
  const hidden = whose === seat ? piles : [...piles, 'hand'];
  const chips = scene.areas.filter(
    (area) => area.whose === whose && area.lane === 0 && hidden.includes(area.kind),
  );
  const words = [
    ...(look?.isActive ? [t('active')] : []),
    ...(look?.words ?? []).map(say),
    ...(isConnected ? [] : [t('away')]),
  ];
  return (
    <section
      aria-label={t(whose === seat ? 'yourSide' : 'theirSide')}
      className={`flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-0.5 border-l-4 px-2 py-0.5 sm:px-3 ${look?.isActive ? 'border-vermilion' : 'border-transparent'}`}
    >
      <Name whose={whose} />
      {words.length === 0 ? null : <p className="text-dim">{words.join(' · ')}</p>}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, so it must be reachable by keyboard
        tabIndex={0}
        className="scroll-hidden flex min-w-0 basis-full items-center gap-x-3 overflow-x-auto whitespace-nowrap table:basis-auto table:flex-wrap"
      >
        <Counters whose={whose} />
        {chips.map((area) => (
          <PileChip key={area.id} area={area} />
        ))}
      </div>
      <EffectChips on={{ kind: 'seat', seat: whose }} />
    </section>
  );
}
