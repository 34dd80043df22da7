'use client';
// The title of a match, by which its tab is told from others: whether one is asked, which game, against whom.
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useSay } from '../i18n/said';
import { useOffers } from '../play/offers';

interface Titled {
  readonly game: string | undefined;
  /** Null where both players share the screen. */
  readonly opponent: string | null;
  readonly isAsked: boolean;
}

export function useMatchTitle({ game, opponent, isAsked }: Titled): void {
  const t = useTranslations('match');
  const say = useSay();
  const offer = useOffers().games?.find(({ id }) => id === game);
  const parts = [
    isAsked && opponent !== null ? t('yourMove') : null,
    offer === undefined ? t('title') : say(offer.name),
    opponent,
    'Sleight',
  ];
  const title = parts.filter((part) => part !== null).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
