'use client';
// The user's finished matches that fit a filter, page by page, and the available filters.
// Invariant: only the answer to the latest filter is shown, even if an older one arrives later.
import type { MatchChoices } from '@sleight/protocol';
import { useEffect, useRef, useState } from 'react';
import { type MatchSummary, matchChoices, pastMatches, type Trouble, troubleOf } from '../net/api';
import { asked, type PastFilter } from './past';

const PAGE = 50;

interface Found {
  readonly matches: readonly MatchSummary[];
  /** Are there older ones to fetch? */
  readonly hasMore: boolean;
}

interface History {
  /** Null until they are here. */
  readonly found: Found | null;
  readonly choices: MatchChoices | null;
  readonly trouble: Trouble | null;
  fetchOlder(): Promise<void>;
}

/** `user`: whose matches they are; null for nobody. */
export function useHistory(filter: PastFilter, user: string | null): History {
  const [found, setFound] = useState<Found | null>(null);
  const [choices, setChoices] = useState<MatchChoices | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const latest = useRef(filter);

  async function fetchAfter(known: readonly MatchSummary[]): Promise<void> {
    setTrouble(null);
    const last = known.at(-1)?.match;
    try {
      const more = await pastMatches(PAGE, {
        ...asked(filter),
        ...(last === undefined ? {} : { before: last }),
      });
      if (latest.current !== filter) return;
      setFound({ matches: [...known, ...more], hasMore: more.length === PAGE });
    } catch (error) {
      if (latest.current === filter) setTrouble(troubleOf(error));
    }
  }

  useEffect(() => {
    if (user !== null) matchChoices().then(setChoices, (error: unknown) => setTrouble(troubleOf(error)));
  }, [user]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for each person and filter
  useEffect(() => {
    latest.current = filter;
    if (user !== null) void fetchAfter([]);
  }, [user, filter]);

  return { found, choices, trouble, fetchOlder: () => fetchAfter(found?.matches ?? []) };
}
