'use client';
// A request to the server with its states: loading, loaded, or failed with a retry.
import { useCallback, useEffect, useState } from 'react';
import { type Trouble, troubleOf } from './api';

export interface RequestState<T> {
  /** Null while loading, and after a failure. */
  readonly value: T | null;
  readonly trouble: Trouble | null;
  again(): void;
}

/** Repeats the request whenever `key` changes; `ask` must depend on nothing else. */
export function useAsked<T>(key: string, ask: () => Promise<T>): RequestState<T> {
  const [state, setState] = useState<{ key: string; value: T | null; trouble: Trouble | null } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when it is another question
  useEffect(() => {
    let isCurrent = true;
    setState(null);
    ask().then(
      (value) => isCurrent && setState({ key, value, trouble: null }),
      (error: unknown) => isCurrent && setState({ key, value: null, trouble: troubleOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, tries]);
  const again = useCallback(() => setTries((n) => n + 1), []);
  const current = state?.key === key ? state : null;
  return { value: current?.value ?? null, trouble: current?.trouble ?? null, again };
}
