'use client';
// The decks to open: the user's own, which can also be duplicated or deleted, and the prebuilt ones as a start.
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { GameCatalogue } from '../cards/game-cards';
import { useSay } from '../i18n/said';
import type { SavedDeck, StarterDeck, Trouble } from '../net/api';
import { troubleOf } from '../net/api';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Retry } from '../ui/retry';
import { TroubleNote } from '../ui/trouble';
import { removeDeck, saveDeck, useMyDecks } from './my-decks';

interface Props {
  readonly game: GameCatalogue;
  onOpenSaved(deck: SavedDeck): void;
  onOpenStarter(deck: StarterDeck): void;
  /** A saved deck was deleted. */
  onGone(id: string): void;
  onClose(): void;
}

function Mine({ game, onOpenSaved, onGone }: Pick<Props, 'game' | 'onOpenSaved' | 'onGone'>) {
  const t = useTranslations('decks');
  const format = useFormatter();
  const { decks, trouble, again } = useMyDecks();
  const [gone, setGone] = useState<SavedDeck | null>(null);
  const [failed, setFailed] = useState<Trouble | null>(null);
  const mine = decks?.filter(({ game: id }) => id === game.offer.id) ?? null;
  const trying = (work: Promise<unknown>) => {
    setFailed(null);
    void work.catch((error: unknown) => setFailed(troubleOf(error)));
  };
  const remove = async (deck: SavedDeck) => {
    await removeDeck(deck.id);
    setGone(deck);
    onGone(deck.id);
  };
  const bringBack = async (deck: SavedDeck) => {
    await saveDeck(deck.game, null, deck.name, deck);
    setGone(null);
  };
  const duplicate = (deck: SavedDeck) =>
    saveDeck(deck.game, null, t('copyOf', { name: deck.name }).slice(0, 40), deck);
  if (trouble !== null) return <Retry trouble={trouble} again={again} />;
  if (mine === null) return <p className="text-dim">{t('loading')}</p>;
  return (
    <>
      <TroubleNote trouble={failed} />
      <div role="status">
        {gone === null ? null : (
          <p className="flex flex-wrap items-center gap-3">
            {t('deleted', { name: gone.name })}
            <Button onClick={() => trying(bringBack(gone))}>{t('bringBack')}</Button>
          </p>
        )}
      </div>
      {mine.length === 0 ? <p className="text-dim">{t('noneSaved')}</p> : null}
      <ul aria-label={t('mine')}>
        {mine.map((deck) => (
          <li
            key={deck.id}
            className="grid items-center gap-x-4 gap-y-2 border-b border-line py-2 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="min-w-0">
              <span className="block truncate font-semibold">{deck.name}</span>
              <span className="text-dim">
                {t('about', {
                  n: deck.cards.length,
                  when: format.dateTime(new Date(deck.changedAt), { dateStyle: 'medium' }),
                })}
                {deck.problems.length === 0 ? null : ` ${t('unfinished')}`}
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              <Button onClick={() => onOpenSaved(deck)} aria-label={t('openDeck', { name: deck.name })}>
                {t('open')}
              </Button>
              <Button
                onClick={() => trying(duplicate(deck))}
                aria-label={t('duplicateDeck', { name: deck.name })}
              >
                {t('duplicate')}
              </Button>
              <Button onClick={() => trying(remove(deck))} aria-label={t('deleteDeck', { name: deck.name })}>
                {t('delete')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

export function ShelfDialog({ game, onOpenSaved, onOpenStarter, onGone, onClose }: Props) {
  const t = useTranslations('decks');
  const say = useSay();
  return (
    <Dialog title={t('shelf')} isWide onClose={onClose}>
      <section className="grid gap-2">
        <h3 className="text-xl">{t('mine')}</h3>
        <Mine game={game} onOpenSaved={onOpenSaved} onGone={onGone} />
      </section>
      <section className="grid gap-2">
        <h3 className="text-xl">{t('starters')}</h3>
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {game.starters.map((deck) => (
            <li key={deck.id} className="flex items-center justify-between gap-3 border-b border-line py-2">
              <span className="min-w-0">
                <span className="block truncate font-semibold">{say(deck.name)}</span>
                <span className="text-dim">{t('size', { n: deck.cards.length })}</span>
              </span>
              <Button
                onClick={() => onOpenStarter(deck)}
                aria-label={t('startFrom', { name: say(deck.name) })}
              >
                {t('start')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
}
