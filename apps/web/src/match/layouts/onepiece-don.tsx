'use client';
// DON!! cards with their count: active ones upright, rested ones on their side.
import type { Seat, Touch } from '@sleight/kernel';
import type { Counter, Piece } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import { touch } from '../answering';
import { isSameTouch } from '../choosing';
import { startDrag } from '../dragging';
import { counterKey } from '../lighting';
import { useMatch } from '../store';
import { useTable } from '../table/context';

/** A DON!! card: paper with the letter, small enough to be counted at a glance. */
export function DonCard({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 20 28" aria-hidden="true" className={className}>
      <rect
        x="0.7"
        y="0.7"
        width="18.6"
        height="26.6"
        rx="2.4"
        fill="#f0e9d8"
        stroke="#151411"
        strokeWidth="1.4"
      />
      <path
        d="M5 7.5H9.5C17.5 7.5 17.5 20.5 9.5 20.5H5zM8 10.3V17.7H9.4C13.6 17.7 13.6 10.3 9.4 10.3z"
        fill="#151411"
      />
    </svg>
  );
}

/** A DON!! deck has ten cards: room is reserved for all of them, so that none moves when others come or go. */
const STEP = 'w-2 low:w-1.5 table:w-[1.35rem]';

function Cards({ n, isRested }: { n: number; isRested: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`flex items-center ${isRested ? 'mr-1' : 'mr-2.5 low:mr-3 table:mr-1'}`}
    >
      {Array.from({ length: n }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: DON!! cards are all alike
        <span key={i} className={`grid justify-center ${STEP}`}>
          <DonCard className={`h-7 max-w-none low:h-6 table:h-8 ${isRested ? 'rotate-90 opacity-55' : ''}`} />
        </span>
      ))}
    </span>
  );
}

/** One of them under the pointer, face down like any card that looks like the others. */
const dragged = (touch: Touch): Piece => ({ id: 'don', touch, card: null, face: 'down' });
const DRAGGED_WIDTH = 44;

function Don({ counter, isRested = false }: { counter: Counter; isRested?: boolean }) {
  const t = useTranslations('match');
  const say = useSay();
  const { lighting } = useTable();
  const { id, whose, label, value } = counter;
  const what = { kind: 'counter', id, seat: whose } as const;
  const isHeld = useMatch(({ held }) => held.some((one) => isSameTouch(one, what)));
  const isLit = lighting.counters.has(counterKey({ id, seat: whose }));
  const shape = 'flex min-h-8 items-center gap-1.5 rounded-sm px-1 low:min-h-6 table:min-h-10 table:px-1.5';
  const inside = (
    <>
      <span className="min-w-[1ch] text-lg leading-none font-semibold table:text-xl">{value}</span>
      <Cards n={value} isRested={isRested} />
    </>
  );
  const said = `${say(label)} ${value}`;
  if (!isLit && !isHeld) {
    return value === 0 ? null : (
      <span data-tally={counterKey({ id, seat: whose })} className={shape}>
        <span className="sr-only">{say(label)}</span>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      data-lit={isHeld ? undefined : ''}
      data-tally={counterKey({ id, seat: whose })}
      aria-label={`${said}, ${t(isHeld ? 'held' : 'lit')}`}
      aria-pressed={isHeld ? true : undefined}
      className={`${shape} touch-pan-x ${isHeld ? 'held' : 'lit'}`}
      onClick={() => touch(what)}
      onPointerDown={({ nativeEvent }) => startDrag(nativeEvent, dragged(what), DRAGGED_WIDTH)}
    >
      {inside}
    </button>
  );
}

export function CostArea({ whose }: { whose: Seat }) {
  const t = useTranslations('layouts.onepiece');
  const { scene } = useTable();
  const find = (id: string) => scene.counters.find((one) => one.id === id && one.whose === whose);
  const [active, rested, deck] = [find('don active'), find('don rested'), find('don deck')];
  if (active === undefined || rested === undefined || deck === undefined) return null;
  return (
    <div
      data-don=""
      className="grid min-h-9 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 rounded-sm low:min-h-[54px] low:grid-cols-[auto_auto] low:gap-x-1 table:mx-auto table:min-h-10 table:w-[28rem] table:max-w-full"
    >
      <span className="text-sm leading-none text-dim low:text-xs">
        {t('don')}
        <span data-tally={counterKey({ id: deck.id, seat: whose })} className="block">
          {t('donDeck', { n: deck.value })}
        </span>
      </span>
      {/* Those that may be used keep to the left, those that are rested to the right. */}
      <div className="justify-self-start">
        <Don counter={active} />
      </div>
      <div className="justify-self-end low:col-start-2">
        <Don counter={rested} isRested />
      </div>
    </div>
  );
}
