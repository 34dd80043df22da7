'use client';
// DON!! as cards that are counted: those that may be used stand, those that are rested lie on their side.
import type { Seat, Touch } from '@sleight/kernel';
import type { Counter, Piece } from '@sleight/kernel/scene';
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import { isSameTouch } from '../choosing';
import { startDrag } from '../dragging';
import { counterKey } from '../lighting';
import { touch, useMatch } from '../store';
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

function Cards({ n, isRested }: { n: number; isRested: boolean }) {
  return (
    <span aria-hidden="true" className="flex items-center">
      {Array.from({ length: n }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: DON!! cards are all alike
          key={i}
          className={`grid place-items-center ${isRested ? '-ml-2.5 w-[1.9rem] first:ml-0 table:-ml-1.5' : '-ml-1.5 first:ml-0 table:ml-0.5'}`}
        >
          <DonCard className={`h-7 table:h-9 ${isRested ? 'rotate-90 opacity-55' : ''}`} />
        </span>
      ))}
    </span>
  );
}

/** One of them under the pointer, face down like any card that cannot be told from its like. */
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
  const shape = 'flex min-h-9 items-center gap-1.5 rounded-sm px-1.5 table:min-h-11';
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
  const t = useTranslations('onepiece');
  const { scene } = useTable();
  const find = (id: string) => scene.counters.find((one) => one.id === id && one.whose === whose);
  const [active, rested, deck] = [find('don active'), find('don rested'), find('don deck')];
  if (active === undefined || rested === undefined || deck === undefined) return null;
  return (
    <div className="flex max-w-full min-w-0 flex-wrap items-center gap-x-2">
      <span className="text-sm text-dim">{t('don')}</span>
      <Don counter={active} />
      <Don counter={rested} isRested />
      <span data-tally={counterKey({ id: deck.id, seat: whose })} className="text-sm text-dim">
        {t('donDeck', { n: deck.value })}
      </span>
    </div>
  );
}
