'use client';
// The deck in the address: a code, a prebuilt deck, or a saved one. It is opened once and then removed from
// the address, so that a reload shows the draft.
import type { Said } from '@sleight/kernel';
import { readDeckCode } from '@sleight/kit/deck-code';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { GameCatalogue } from '../cards/game-cards';
import type { Address } from '../collection/address';
import { useSay } from '../i18n/said';
import { type Desk, draftFromList, draftFromSaved } from './desk';
import type { DeckDraft } from './draft';
import { useMyDecks } from './my-decks';

const keys = ['code', 'starter', 'deck'] as const;

const unknownDeck: Said = { en: 'Deck not found.', fr: 'Deck introuvable.' };

/** The problem with the requested deck; null if there is none. */
export function useArriving(game: GameCatalogue, desk: Desk, { params, replace }: Address): Said | null {
  const t = useTranslations('decks');
  const say = useSay();
  const { decks } = useMyDecks();
  const [problem, setProblem] = useState<Said | null>(null);
  const [code, starter, saved] = [params.get('code'), params.get('starter'), params.get('deck')];
  const isAsked = code !== null || starter !== null || saved !== null;
  const isReady = desk.isRead && (saved === null || decks !== null);
  const done = useRef('');

  function wanted(): DeckDraft | Said {
    if (code !== null) {
      const found = readDeckCode(game.offer.id, [...game.byId.keys()], code);
      return 'deck' in found ? draftFromList(t('fromCode'), found.deck) : found.reason;
    }
    if (starter !== null) {
      const deck = game.starters.find(({ id }) => id === starter);
      return deck === undefined ? unknownDeck : draftFromList(say(deck.name), deck);
    }
    const deck = decks?.find(({ id }) => id === saved);
    return deck === undefined ? unknownDeck : draftFromSaved(deck);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is asked for
  useEffect(() => {
    const ask = `${code} ${starter} ${saved}`;
    if (!isAsked || !isReady || done.current === ask) return;
    done.current = ask;
    const found = wanted();
    if ('counts' in found) {
      if (saved === null || desk.draft.saved !== saved) desk.open(found);
    } else setProblem(found);
    const rest = new URLSearchParams(params);
    for (const key of keys) rest.delete(key);
    replace(rest);
  }, [isAsked, isReady, code, starter, saved]);
  return problem;
}
