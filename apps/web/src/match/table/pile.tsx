'use client';
// A pile: a small stack with its count. One with known cards can be browsed.
import type { Area } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardBack, CardPrint } from '../../cards/art';
import { useSay } from '../../i18n/said';
import { Dialog } from '../../ui/dialog';
import { useTable } from './context';
import { PieceButton } from './piece';
import { PlaceButton } from './place';

const inPile = 'w-[min(8rem,26vw)]';

/** The top of the pile, if there is room: its card if known, otherwise a back; an outline if empty. */
function Top({ area }: { area: Area }) {
  const { game } = useTable();
  const shape = 'relative hidden aspect-[5/7] w-[1.6rem] shrink-0 overflow-hidden rounded-xs table:block';
  const top = area.pieces.at(-1);
  if (area.count === 0) return <span className={`${shape} border border-dashed border-line`} />;
  return (
    <span className={`${shape} border border-line`}>
      {top?.card == null ? (
        <CardBack game={game} className="size-full" />
      ) : (
        <CardPrint game={game} card={top.card} className="size-full" />
      )}
    </span>
  );
}

export function PileChip({ area }: { area: Area }) {
  const t = useTranslations('match');
  const say = useSay();
  const { lighting } = useTable();
  const [isOpen, setOpen] = useState(false);
  const isLit = area.pieces.some(({ id }) => lighting.pieces.has(id));
  const shape =
    'inline-flex min-h-7 side:min-h-8 table:min-h-10 items-center gap-1 rounded-xs px-0.5 text-left leading-none table:gap-1.5 table:px-1';
  const inside = (
    <>
      <Top area={area} />
      <span className="flex items-baseline gap-1 side:grid side:gap-0.5">
        <span className="text-xs leading-none text-dim low:w-min low:text-[length:min(0.64rem,15px)] low:whitespace-normal table:text-sm">
          {say(area.label)}
        </span>
        <span className="font-semibold">{area.count}</span>
      </span>
    </>
  );
  const canOpen = area.pieces.length > 0;
  return (
    <span className="relative inline-flex" data-zone={area.id} data-pile={area.id}>
      {canOpen ? (
        <button
          type="button"
          className={`${shape} border border-line hover:border-gold ${isLit ? 'lit' : ''}`}
          onClick={() => setOpen(true)}
        >
          <span className="sr-only">
            {t('browse', { label: say(area.label) })}, {t('count', { n: area.count })}
          </span>
          <span aria-hidden="true" className="contents">
            {inside}
          </span>
        </button>
      ) : (
        <span className={`${shape} border border-transparent`}>{inside}</span>
      )}
      <PlaceButton area={area} />
      {isOpen ? (
        <Dialog title={`${say(area.label)} · ${area.count}`} onClose={() => setOpen(false)}>
          <div className="flex flex-wrap gap-2">
            {area.pieces.toReversed().map((piece) => (
              <PieceButton key={piece.id} piece={piece} area={area} size={inPile} isHeldUp />
            ))}
          </div>
        </Dialog>
      ) : null}
    </span>
  );
}
