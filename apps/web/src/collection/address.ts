'use client';
// The question mark part of the address, read and changed without loading the page again.
// Invariant: what the browser's address says is true at once; the router, which takes its time, is not waited for.
import { useSearchParams } from 'next/navigation';
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';

export interface Address {
  readonly params: URLSearchParams;
  /** In place of where one is. */
  replace(params: URLSearchParams): void;
  /** A step that the back button takes back. */
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
  // The router changes the address when it has drawn the page, so that what was read while drawing is out of date.
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
