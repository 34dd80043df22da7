'use client';
// The question mark part of the address, read and changed without loading the page again.
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';

const goTo = (params: URLSearchParams, way: 'pushState' | 'replaceState'): void => {
  const query = params.toString();
  window.history[way](null, '', query === '' ? window.location.pathname : `?${query}`);
};

export interface Address {
  readonly params: URLSearchParams;
  /** In place of where one is. */
  replace(params: URLSearchParams): void;
  /** A step that the back button takes back. */
  push(params: URLSearchParams): void;
}

export function useAddress(): Address {
  const params = useSearchParams();
  return useMemo(
    () => ({
      params: new URLSearchParams(params),
      replace: (next) => goTo(next, 'replaceState'),
      push: (next) => goTo(next, 'pushState'),
    }),
    [params],
  );
}
