'use client';
import type { Said } from '@sleight/kernel';
// What the address asks to be put on the desk: a code, a prebuilt deck, or a saved one. Asked once, then taken out of
// the address, so that a reload shows the draft and not the beginning again.
import { readDeckCode } from '@sleight/kernel/deck-code';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { GameCards } from '../cards/game-cards';
import type { Address } from '../collection/address';
import { useSay } from '../i18n/said';
import { type Desk, draftFromList, draftFromSaved } from './desk';
import type { Draft } from './draft';
import { useMyDecks } from './my-decks';

const keys = ['code', 'starter', 'deck'] as const;

const unknownDeck: Said = { en: 'There is no such deck.', fr: 'Ce deck n’existe pas.' };

/** Says what is wrong with what was asked for; null if nothing is. */
export function useArriving(game: GameCards, desk: Desk, { params, replace }: Address): Said | null {
  const t = useTranslations('decks');
  const say = useSay();
  const { decks } = useMyDecks();
  const [problem, setProblem] = useState<Said | null>(null);
  const [code, starter, saved] = keys.map((key) => params.get(key));
  const isAsked = code !== null || starter !== null || saved !== null;
  const isReady = desk.isRead && (saved === null || decks !== null);
  const done = useRef('');

  function wanted(): Draft | Said {
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
