'use client';
// The decks available for a match: any, the user's own, the prebuilt decks.
import { useTranslations } from 'next-intl';
import { useSay } from '../i18n/said';
import type { GameOffer, SavedDeck } from '../net/api';
import type { SelectChoice } from '../ui/field';
import { savedId } from './setup';

export function useDeckChoices(offer: GameOffer | undefined, mine: readonly SavedDeck[]): SelectChoice[] {
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
