'use client';
// One request at a time, with its error. A second click during the request does nothing.
import { useRef, useState } from 'react';
import { type Trouble, troubleOf } from './api';
import { useWho } from './who';

export function useTrying() {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Both clicks of a double click see the page as it was before the first. */
  const isUnderWay = useRef(false);
  async function trying(work: () => Promise<void>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      const found = troubleOf(error);
      setTrouble(found);
      // The session has ended: the rest of the page must know.
      if (found.code === 'not-signed-in')
        await useWho
          .getState()
          .look()
          .catch(() => {});
    }
    isUnderWay.current = false;
    setBusy(false);
  }
  return { trouble, isBusy, trying };
}
