'use client';
// Everything about one card: its print, its generated text, its versions, its relatives and the decks that use it.
import type { Said } from '@sleight/kernel';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { type Called, useCalled } from '../cards/called';
import { FullPrint } from '../cards/full-print';
import type { GameCatalogue } from '../cards/game-cards';
import { CardText } from '../cards/text';
import { Link } from '../i18n/navigation';
import { useSay } from '../i18n/said';
import type { CatalogueCard } from '../net/api';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { alike } from './alike';
import { facets, namesOf, valuesOf } from './filter';

interface Props {
  readonly game: GameCatalogue;
  readonly card: CatalogueCard;
  /** The cards before and after it in the list it was opened from. */
  readonly before: CatalogueCard | null;
  readonly after: CatalogueCard | null;
  /** Why the chosen rules bar it. */
  readonly reasons: readonly Said[];
  readonly children?: ReactNode;
  onShow(card: string): void;
  onClose(): void;
}

function Facts({ game: { legend }, card }: Pick<Props, 'game' | 'card'>) {
  const t = useTranslations('collection');
  const say = useSay();
  const named = facets.flatMap((facet) => {
    const names = valuesOf(card, facet).map((id) => {
      const name = namesOf(legend, facet)[id];
      return name === undefined ? id : say(name);
    });
    return names.length === 0 ? [] : [[t(`facet.${facet}`), names.join(', ')] as const];
  });
  const numbers = Object.entries(card.numbers).map(
    ([id, n]) => [legend.numbers[id] ? say(legend.numbers[id]) : id, String(n)] as const,
  );
  const printed = card.isNumbered ? [[t('number'), card.id] as const] : [];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {[...numbers, ...named, ...printed].map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-dim">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Uses({ game: { offer, starters, pool }, card }: Pick<Props, 'game' | 'card'>) {
  const t = useTranslations('collection');
  const say = useSay();
  const uses = starters.flatMap((deck) => {
    const n = deck.cards.filter((id) => id === card.id).length + (deck.leader === card.id ? 1 : 0);
    return n === 0 ? [] : [{ deck, n }];
  });
  if (!pool.hasDecks) return null;
  return (
    <section>
      <h3 className="text-lg">{t('usedBy')}</h3>
      {uses.length === 0 ? <p className="text-dim">{t('usedByNone')}</p> : null}
      <ul className="flex flex-wrap gap-x-5">
        {uses.map(({ deck, n }) => (
          <li key={deck.id}>
            <Link
              href={`/deck-builder/${offer.id}?starter=${deck.id}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-gold"
            >
              {t('copiesIn', { n, deck: say(deck.name) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Other prints of the same card, each with its own picture. */
function Prints({
  game: { offer, legend, cards, byId },
  card,
  called,
  onShow,
}: Pick<Props, 'game' | 'card' | 'onShow'> & { called: ReadonlyMap<string, Called> }) {
  const t = useTranslations('collection');
  if (card.variants === undefined) return null;
  const first = cards.find(({ variants }) => variants?.some(({ id }) => id === card.id)) ?? card;
  const prints = [first, ...card.variants.flatMap(({ id }) => byId.get(id) ?? [])];
  return (
    <section aria-label={t('variants')}>
      <h3 className="text-lg">{t('variants')}</h3>
      <ul className="mt-2 grid grid-cols-3 gap-3 sm:grid-cols-4">
        {prints.map((print) => (
          <li key={print.id}>
            <button
              type="button"
              aria-current={print.id === card.id ? 'true' : undefined}
              onClick={() => onShow(print.id)}
              className="block w-full rounded-[5%_/_3.6%] hover:lit aria-[current]:lit"
            >
              <FullPrint game={offer.id} facts={print} legend={legend} label={called.get(print.id)?.whole} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CardDetails({ game, card, before, after, reasons, children, onShow, onClose }: Props) {
  const t = useTranslations('collection');
  const say = useSay();
  const called = useCalled(game);
  const like = alike(card, game.cards);
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      const next = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : null;
      if (next !== null) onShow(next.id);
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [before, after, onShow]);
  return (
    <Dialog key={card.id} title={say(card.name)} isWide onClose={onClose}>
      <div className="grid gap-6 sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
        <div className="mx-auto w-full max-w-64 sm:max-w-none">
          <FullPrint game={game.offer.id} facts={card} legend={game.legend} />
        </div>
        <div className="grid content-start gap-4">
          {card.title === undefined ? null : (
            <p className="font-display text-lg text-dim">{say(card.title)}</p>
          )}
          {reasons.map((reason) => (
            <p key={reason.en} className="border-l-4 border-vermilion pl-3">
              {say(reason)}
            </p>
          ))}
          {card.text.en === '' ? <p className="text-dim">{t('noText')}</p> : <CardText facts={card} />}
          <Facts game={game} card={card} />
          <Prints game={game} card={card} called={called} onShow={onShow} />
          <Uses game={game} card={card} />
          {children}
        </div>
        {like.length === 0 ? null : (
          <section className="sm:col-span-2">
            <h3 className="text-lg">{t('alike')}</h3>
            <ul className="mt-2 grid grid-cols-3 gap-3 sm:grid-cols-6">
              {like.map((other) => (
                <li key={other.id}>
                  <button
                    type="button"
                    onClick={() => onShow(other.id)}
                    className="block w-full rounded-[5%_/_3.6%] hover:lit"
                  >
                    <FullPrint
                      game={game.offer.id}
                      facts={other}
                      legend={game.legend}
                      label={called.get(other.id)?.whole}
                    />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button disabled={before === null} onClick={() => before && onShow(before.id)}>
            {t('before')}
          </Button>
          <Button disabled={after === null} onClick={() => after && onShow(after.id)}>
            {t('after')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
