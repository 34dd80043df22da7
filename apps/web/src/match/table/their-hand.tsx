'use client';
// The opponent's hands, seen from behind; a card this seat knows shows its face.
import type { Area } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { CardBack, CardPrint } from '../../cards/art';
import { useTable } from './context';

/** Beyond this number they are only counted. */
const MOST_SHOWN = 12;
/** The visible part of a card beside the next, relative to the text size. */
const PLACE = 2.85;

export function TheirHand() {
  const t = useTranslations('match');
  const { scene, seat } = useTable();
  const hands = scene.areas.filter(({ kind, whose }) => kind === 'hand' && whose !== seat);
  if (hands.length === 0) return null;
  return (
    <div
      role="img"
      aria-label={t('count', { n: hands.reduce((sum, { count }) => sum + count, 0) })}
      className="pointer-events-none hidden h-full min-w-0 flex-1 justify-center gap-10 pr-10 pl-4 table:flex"
    >
      {hands.map((hand) => (
        <Held key={hand.id} hand={hand} />
      ))}
    </div>
  );
}

function Held({ hand }: { hand: Area }) {
  const { game } = useTable();
  const n = Math.min(hand.count, MOST_SHOWN);
  const middle = (n - 1) / 2;
  return (
    // A card's place is its visible part; if room is short, places shrink and cards do not.
    <span data-zone={hand.id} className="flex min-w-0 flex-1" style={{ maxWidth: `${n * PLACE}rem` }}>
      {Array.from({ length: n }, (_, i) => ({ i, card: hand.pieces[i]?.card ?? null })).map(({ i, card }) => (
        <span key={i} className="block min-w-0 flex-1">
          <span
            className="block aspect-[5/7] w-[4.6rem] overflow-hidden rounded-[5%/3.6%] border border-ground"
            style={{ rotate: `${(middle - i) * 2.5}deg`, translate: `0 ${-38 - Math.abs(i - middle) * 2}%` }}
          >
            {card === null ? (
              <CardBack game={game} className="size-full" />
            ) : (
              <CardPrint game={game} card={card} className="size-full" />
            )}
          </span>
        </span>
      ))}
    </span>
  );
}
