'use client';
// One thing at a time that the server is asked to do, and what went wrong. A second click while it is asked does nothing.
import { useState } from 'react';
import { type Trouble, troubleOf } from './api';
import { useWho } from './who';

export function useTrying() {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function trying(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      const found = troubleOf(error);
      setTrouble(found);
      // The session has ended: the rest of the page has to know.
      if (found.code === 'not-signed-in')
        await useWho
          .getState()
          .look()
          .catch(() => {});
    }
    setBusy(false);
  }
  return { trouble, isBusy, trying };
}
