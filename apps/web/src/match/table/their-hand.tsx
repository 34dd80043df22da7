'use client';
// The hand of the other player, seen from behind; a card that this seat knows shows its face.
import { useTranslations } from 'next-intl';
import { CardBack, CardPrint } from '../../cards/art';
import { useTable } from './context';

/** More than these are only counted. */
const MOST_SHOWN = 12;

export function TheirHand() {
  const t = useTranslations('match');
  const { scene, seat, game } = useTable();
  const hand = scene.areas.find(({ kind, whose }) => kind === 'hand' && whose !== seat);
  if (hand === undefined) return null;
  const n = Math.min(hand.count, MOST_SHOWN);
  const middle = (n - 1) / 2;
  return (
    <div
      role="img"
      aria-label={t('count', { n: hand.count })}
      data-zone={hand.id}
      className="pointer-events-none hidden h-full min-w-0 flex-1 justify-center pr-10 pl-4 table:flex"
    >
      {Array.from({ length: n }, (_, i) => ({ i, card: hand.pieces[i]?.card ?? null })).map(({ i, card }) => (
        // The place of a card is what it shows beside the next; where room is short, places shrink and cards do not.
        <span key={i} className="block max-w-[2.85rem] min-w-0 flex-1">
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
    </div>
  );
}
