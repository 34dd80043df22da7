'use client';
// The query part of the address, read and changed without reloading the page.
// Invariant: the browser's address is authoritative at once; the slower router is not waited for.
import { useSearchParams } from 'next/navigation';
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';

export interface Address {
  readonly params: URLSearchParams;
  /** Replaces the current history entry. */
  replace(params: URLSearchParams): void;
  /** Adds a history entry, so that the back button undoes it. */
  push(params: URLSearchParams): void;
}

const readers = new Set<() => void>();

const readAgain = (): void => {
  for (const reader of readers) reader();
};

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  window.addEventListener('popstate', reader);
  return () => {
    readers.delete(reader);
    window.removeEventListener('popstate', reader);
  };
}

const queryNow = (): string => window.location.search;

function goTo(params: URLSearchParams, way: 'pushState' | 'replaceState'): void {
  const query = params.toString();
  window.history[way](null, '', query === '' ? window.location.pathname : `?${query}`);
  readAgain();
}

export function useAddress(): Address {
  const routed = useSearchParams().toString();
  const query = useSyncExternalStore(subscribe, queryNow, () => routed);
  // The router changes the address after rendering, so a value read during rendering is outdated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever the router has gone somewhere
  useLayoutEffect(readAgain, [routed]);
  return useMemo(
    () => ({
      params: new URLSearchParams(query),
      replace: (next) => goTo(next, 'replaceState'),
      push: (next) => goTo(next, 'pushState'),
    }),
    [query],
  );
}
