'use client';
// Something the server is asked for once: waiting, there, or in trouble and worth another try.
import { useCallback, useEffect, useState } from 'react';
import { type Trouble, troubleOf } from './api';

export interface Asked<T> {
  /** Null while the server is asked, and when it could not be. */
  readonly value: T | null;
  readonly trouble: Trouble | null;
  again(): void;
}

/** Asks anew whenever `key` changes; `ask` must depend on nothing else. */
export function useAsked<T>(key: string, ask: () => Promise<T>): Asked<T> {
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
