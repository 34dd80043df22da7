'use client';
// All cards of a game, searchable by properties and text. The address keeps the filter and the open card.
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useCalled } from '../cards/called';
import { FullPrint } from '../cards/full-print';
import { type GameCatalogue, useGameCards } from '../cards/game-cards';
import { useSay } from '../i18n/said';
import { type CatalogueCard, pool } from '../net/api';
import { useAsked } from '../net/asked';
import { ButtonLink } from '../ui/button';
import { Retry } from '../ui/retry';
import { useAddress } from './address';
import { CardDetails } from './card-details';
import { type CardFilter, found, readFilter, writeFilter } from './filter';
import { Filters } from './filter-controls';
import { useOpenCard } from './open-card';
import { cardGrid, Tile } from './tile';

export function Collection({ game }: { game: string }) {
  const t = useTranslations('collection');
  const { value, trouble, again } = useGameCards(game);
  if (trouble !== null) return <Retry trouble={trouble} again={again} />;
  if (value === null) return <p className="min-h-dvh text-dim">{t('loading')}</p>;
  return <Cards game={value} />;
}

/** Without chosen rules nothing is barred. */
function useBarred(game: string, ruleset: string) {
  const { value } = useAsked(`${game} ${ruleset}`, async () =>
    ruleset === '' ? null : await pool(game, ruleset).catch(() => null),
  );
  return useMemo(() => new Map((value?.barred ?? []).map(({ card, reasons }) => [card, reasons])), [value]);
}

function Cards({ game }: { game: GameCatalogue }) {
  const t = useTranslations('collection');
  const say = useSay();
  const language = useLocale() === 'fr' ? 'fr' : 'en';
  const address = useAddress();
  const { params, replace } = address;
  const { cards, legend, byId, offer } = game;
  const filter = useMemo(() => readFilter(params, legend), [params, legend]);
  // A checkbox updates at once; the many cards render afterwards.
  const listed = useDeferredValue(filter);
  const list = useMemo(() => found(cards, legend, listed, language), [cards, legend, listed, language]);
  const barred = useBarred(offer.id, offer.rulesets.includes(filter.ruleset) ? filter.ruleset : '');
  const change = useCallback((next: CardFilter) => replace(writeFilter(next)), [replace]);
  const openCard = useOpenCard(address);
  const called = useCalled(game);
  const shown = byId.get(openCard.id ?? '') ?? null;
  const at = shown === null ? -1 : list.indexOf(shown);
  const outside = list.filter(({ id }) => barred.has(id)).length;
  return (
    <div className="grid gap-6 table:grid-cols-[19rem_minmax(0,1fr)]">
      <Filters game={game} filter={filter} onChange={change} />
      <section aria-label={t('cards')} className="grid content-start gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-dim">
            {t('count', { n: list.length, all: cards.length })}
            {outside === 0 ? null : ` ${t('countOutside', { n: outside })}`}
          </p>
          {game.pool.hasDecks ? (
            <ButtonLink href={`/deck-builder/${offer.id}`}>{t('buildDeck')}</ButtonLink>
          ) : null}
        </div>
        {list.length === 0 ? <p className="py-16 text-center text-lg text-dim">{t('nothing')}</p> : null}
        <ul className={cardGrid}>
          {list.map((card) => (
            <Tile key={card.id}>
              <CardButton
                game={game}
                card={card}
                name={called.get(card.id)?.whole ?? ''}
                reason={barred.has(card.id) ? (barred.get(card.id)?.map(say).join(' ') ?? '') : null}
                onOpen={openCard.open}
              />
            </Tile>
          ))}
        </ul>
      </section>
      {shown === null ? null : (
        <CardDetails
          game={game}
          card={shown}
          before={list[at - 1] ?? null}
          after={at === -1 ? null : (list[at + 1] ?? null)}
          reasons={barred.get(shown.id) ?? []}
          onShow={openCard.show}
          onClose={openCard.close}
        />
      )}
    </div>
  );
}

interface CardButtonProps {
  readonly game: GameCatalogue;
  readonly card: CatalogueCard;
  readonly name: string;
  /** Why the chosen rules bar it; null if they do not. */
  readonly reason: string | null;
  onOpen(id: string): void;
}

function CardButton({ game: { offer, legend }, card, name, reason, onOpen }: CardButtonProps) {
  return (
    <>
      <button
        type="button"
        data-card={card.id}
        aria-describedby={reason === null ? undefined : `why-${card.id}`}
        onClick={() => onOpen(card.id)}
        className={`block w-full rounded-[5%_/_3.6%] transition-transform hover:-translate-y-1 hover:lit ${reason === null ? '' : 'outline-2 outline-offset-1 outline-edge outline-dashed'}`}
      >
        <FullPrint
          game={offer.id}
          facts={card}
          legend={legend}
          isLazy
          isSilhouette={reason !== null}
          label={name}
        />
      </button>
      {reason === null ? null : (
        <p id={`why-${card.id}`} className="mt-1.5 text-sm leading-tight text-dim">
          {reason}
        </p>
      )}
    </>
  );
}
