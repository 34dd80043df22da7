'use client';
// The title of a match's tab: whether it is the player's turn, the game, the opponent.
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useSay } from '../i18n/said';
import { useOffers } from '../play/offers';

interface Titled {
  readonly game: string | undefined;
  /** The puzzle or lesson, or the opponent; null in pass and play. */
  readonly about: string | null;
  readonly isAsked: boolean;
}

export function useMatchTitle({ game, about, isAsked }: Titled): void {
  const t = useTranslations('match');
  const say = useSay();
  const offer = useOffers().games?.find(({ id }) => id === game);
  const parts = [
    isAsked ? t('yourMove') : null,
    offer === undefined ? t('title') : say(offer.name),
    about,
    'Sleight',
  ];
  const title = parts.filter((part) => part !== null).join(' · ');
  const plain = `${t('title')} · Sleight`;
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = plain;
    };
  }, [title, plain]);
}
