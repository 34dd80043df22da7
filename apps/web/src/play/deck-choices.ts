'use client';
// The decks one may sit down with in a game: any, one's own, the starter decks.
import { useTranslations } from 'next-intl';
import { useSay } from '../i18n/said';
import type { GameOffer, SavedDeck } from '../net/api';
import type { Choice } from '../ui/field';
import { savedId } from './setup';

export function useDeckChoices(offer: GameOffer | undefined, mine: readonly SavedDeck[]): Choice[] {
  const t = useTranslations('play');
  const say = useSay();
  if (offer === undefined) return [];
  return [
    { value: '', label: t('anyDeck') },
    ...mine
      .filter(({ game }) => game === offer.id)
      .map(({ id, name, problems }) => ({
        value: savedId(id),
        label: t(problems.length === 0 ? 'ownDeck' : 'ownUnfinished', { name }),
      })),
    ...offer.decks.map(({ id, name }) => ({ value: id, label: say(name) })),
  ];
}
