'use client';
// The question mark part of the address, read and changed without loading the page again.
import { useSearchParams } from 'next/navigation';
import { useMemo, useState } from 'react';

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

/** What was just asked for is true at once; the router follows when it has time. */
export function useAddress(): Address {
  const params = useSearchParams();
  const [asked, setAsked] = useState({ at: params, next: new URLSearchParams(params) });
  return useMemo(() => {
    const go = (way: 'pushState' | 'replaceState') => (next: URLSearchParams) => {
      setAsked({ at: params, next });
      goTo(next, way);
    };
    return {
      params: asked.at === params ? asked.next : new URLSearchParams(params),
      replace: go('replaceState'),
      push: go('pushState'),
    };
  }, [params, asked]);
}
