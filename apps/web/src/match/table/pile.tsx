'use client';
// Cards one on the other: a small stack with its count. One with known cards can be looked through.
import type { Area } from '@sleight/kernel/scene';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardBack, CardPrint } from '../../cards/art';
import { useSay } from '../../i18n/said';
import { Dialog } from '../../ui/dialog';
import { useTable } from './context';
import { PieceButton } from './piece';
import { PlaceButton } from './place';

const inPile = 'w-[min(8rem,26vw)]';

/** The top of the pile: its card where that is known, else a back; an outline where nothing lies. */
function Top({ area }: { area: Area }) {
  const { game } = useTable();
  const shape = 'relative block aspect-[5/7] w-[1.2rem] table:w-[1.6rem] shrink-0 overflow-hidden rounded-xs';
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

/** `isTerse`: on a phone the picture and the count say enough. */
export function PileChip({ area, isTerse = false }: { area: Area; isTerse?: boolean }) {
  const t = useTranslations('match');
  const say = useSay();
  const { lighting } = useTable();
  const [isOpen, setOpen] = useState(false);
  const isLit = area.pieces.some(({ id }) => lighting.pieces.has(id));
  const shape =
    'inline-flex min-h-8 table:min-h-10 items-center gap-1 rounded-xs px-0.5 text-left leading-none table:gap-1.5 table:px-1';
  const inside = (
    <>
      <Top area={area} />
      <span className="flex items-baseline gap-1 table:grid table:gap-0.5">
        <span className={`text-sm text-dim ${isTerse ? 'sr-only table:not-sr-only' : ''}`}>
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
          aria-label={`${t('browse', { label: say(area.label) })}, ${t('count', { n: area.count })}`}
          onClick={() => setOpen(true)}
        >
          {inside}
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
