'use client';
// The server's verdict about a list being built: every rule it breaks, in both languages.
import type { Said } from '@sleight/kernel';
import { useEffect, useState } from 'react';
import { type CardList, checkDeck, type Trouble, troubleOf } from '../net/api';

const PAUSE_MS = 250;

export interface DeckVerdict {
  /** Null until the server has checked some list of this deck. */
  readonly problems: readonly Said[] | null;
  readonly trouble: Trouble | null;
  /** Is the verdict about an earlier list? */
  readonly isOld: boolean;
}

export function useVerdict(game: string, ruleset: string, list: CardList): DeckVerdict {
  const key = JSON.stringify([game, ruleset, list]);
  const [verdict, setVerdict] = useState<{ key: string } & Omit<DeckVerdict, 'isOld'>>({
    key: '',
    problems: null,
    trouble: null,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all that is asked
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      checkDeck(game, ruleset, list).then(
        ({ problems }) => isCurrent && setVerdict({ key, problems, trouble: null }),
        (error: unknown) => isCurrent && setVerdict({ key, problems: null, trouble: troubleOf(error) }),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  return { problems: verdict.problems, trouble: verdict.trouble, isOld: verdict.key !== key };
}
