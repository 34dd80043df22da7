'use client';
// A player's counters: a number under its name; small ones as pips; a yes-or-no one as a disc.
import type { Seat } from '@sleight/kernel';
import type { Counter } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import { touch } from '../answering';
import { counterKey } from '../lighting';
import { useTable } from './context';
import { showsItself } from './hints';

/** This many are always shown; of the rest only those that a player has. */
const ALWAYS = 2;
/** Up to this many are shown one by one. */
const MOST_PIPS = 5;

function countersOf(counters: readonly Counter[], whose: Seat): Counter[] {
  return counters
    .filter((counter) => counter.whose === whose)
    .filter(
      ({ id, most }, i) =>
        i < ALWAYS || most !== undefined || counters.some((one) => one.id === id && one.value !== 0),
    );
}

function Pips({ value, most }: { value: number; most: number }) {
  return (
    <span aria-hidden="true" className="flex h-5 items-center gap-1 table:h-[1.6rem]">
      {Array.from({ length: most }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
          key={i}
          className={`block size-3.5 rounded-full table:size-4 border-2 ${i < value ? 'border-gold bg-gold' : 'border-edge'}`}
        />
      ))}
    </span>
  );
}

function Value({ counter: { value, most } }: { counter: Counter }) {
  const t = useTranslations('table');
  if (most === undefined) return value;
  if (most > MOST_PIPS) return `${value}/${most}`;
  return (
    <>
      <Pips value={value} most={most} />
      <span className="sr-only">{t('of', { value, most })}</span>
    </>
  );
}

export function Counters({ whose }: { whose: Seat }) {
  const say = useSay();
  const { game, scene, lighting } = useTable();
  const counters = countersOf(scene.counters, whose).filter(({ id }) => !showsItself(game, id));
  if (counters.length === 0) return null;
  return (
    <dl className="flex items-end gap-x-2 gap-y-0.5 low:gap-x-1.5 @min-[16rem]:flex-wrap side:flex-nowrap! table:gap-x-4">
      {counters.map((counter) => {
        const { id, label } = counter;
        const isLit = lighting.counters.has(counterKey({ id, seat: whose }));
        return (
          <div key={id} className="flex items-baseline gap-1 leading-none side:flex-col side:gap-0">
            <dt className="max-w-28 text-xs text-dim low:w-min low:text-[length:min(0.64rem,15px)] low:whitespace-normal table:text-sm">
              {say(label)}
            </dt>
            <dd
              data-tally={counterKey({ id, seat: whose })}
              className="leading-none font-semibold side:text-lg table:text-2xl"
            >
              {isLit ? (
                <button
                  type="button"
                  data-lit=""
                  className="lit min-h-8 min-w-8"
                  onClick={() => touch({ kind: 'counter', id, seat: whose })}
                >
                  <Value counter={counter} />
                </button>
              ) : (
                <Value counter={counter} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
