'use client';
// The cards to build a deck from: a click or a drag adds one, the bar under each removes or opens it.
import { useTranslations } from 'next-intl';
import { memo, type PointerEvent } from 'react';
import { useCalled } from '../cards/called';
import { FullPrint } from '../cards/full-print';
import type { GameCatalogue } from '../cards/game-cards';
import { cardGrid, Tile } from '../collection/tile';
import type { CatalogueCard } from '../net/api';

export interface PoolHands {
  add(id: string): void;
  take(id: string): void;
  read(id: string): void;
  drag(event: PointerEvent, id: string): void;
  /** Was that a click, or the end of a drag? */
  isClick(): boolean;
}

interface Props {
  readonly game: GameCatalogue;
  readonly cards: readonly CatalogueCard[];
  /** Why these rules bar a card, by its id. */
  readonly barred: ReadonlyMap<string, string>;
  countOf(id: string): number;
  readonly hands: PoolHands;
}

interface CardProps {
  readonly game: GameCatalogue;
  readonly card: CatalogueCard;
  readonly name: string;
  readonly n: number;
  readonly reason: string | null;
  readonly hands: PoolHands;
}

const small =
  'inline-flex min-h-10 min-w-10 items-center justify-center rounded-sm px-2 text-dim hover:text-gold disabled:invisible';

const PoolCard = memo(function PoolCard({
  game: { offer, legend },
  card,
  name,
  n,
  reason,
  hands,
}: CardProps) {
  const t = useTranslations('decks');
  const add = () => {
    if (hands.isClick() && reason === null) hands.add(card.id);
  };
  return (
    <>
      <button
        type="button"
        data-pool={card.id}
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : `why-${card.id}`}
        onClick={add}
        onPointerDown={(event) => reason === null && hands.drag(event, card.id)}
        className={`relative block w-full touch-manipulation rounded-[5%_/_3.6%] select-none ${reason === null ? 'hover:lit' : 'cursor-not-allowed outline-2 outline-offset-1 outline-edge outline-dashed'}`}
      >
        <FullPrint
          game={offer.id}
          facts={card}
          legend={legend}
          isLazy
          isSilhouette={reason !== null}
          label={n === 0 ? t('add', { name }) : t('addMore', { name, n })}
        />
        {n === 0 ? null : (
          <span
            aria-hidden="true"
            className="absolute top-[19%] right-1.5 grid min-w-9 place-items-center rounded-sm border-2 border-ground bg-gold px-1 text-lg leading-tight font-semibold text-ground"
          >
            ×{n}
          </span>
        )}
      </button>
      {reason === null ? null : (
        <p id={`why-${card.id}`} className="mt-1 text-sm leading-tight text-dim">
          {reason}
        </p>
      )}
      <span className="flex justify-between">
        <button
          type="button"
          className={small}
          onClick={() => hands.read(card.id)}
          aria-label={t('readCard', { name })}
        >
          {t('read')}
        </button>
        <button
          type="button"
          className={small}
          disabled={n === 0}
          onClick={({ currentTarget }) => {
            // The button disappears with the last copy.
            if (n === 1) currentTarget.closest('li')?.querySelector('button')?.focus();
            hands.take(card.id);
          }}
          aria-label={t('takeCard', { name })}
        >
          {t('take')}
        </button>
      </span>
    </>
  );
});

export function PoolGrid({ game, cards, barred, countOf, hands }: Props) {
  const called = useCalled(game);
  return (
    <ul className={cardGrid}>
      {cards.map((card) => (
        <Tile key={card.id}>
          <PoolCard
            game={game}
            card={card}
            name={called.get(card.id)?.whole ?? ''}
            n={countOf(card.id)}
            reason={barred.get(card.id) ?? null}
            hands={hands}
          />
        </Tile>
      ))}
    </ul>
  );
}
