// Puzzles and guides with the user's progress, fetched again by every page that shows them; and starting one.
'use client';
import type { Lessons } from '@sleight/protocol';
import { useEffect, useState } from 'react';
import { useRouter } from '../i18n/navigation';
import { lessons, type Trouble, troubleOf } from '../net/api';
import { request } from '../net/line';

export function useLessons(): { found: Lessons | null; trouble: Trouble | null } {
  const [found, setFound] = useState<Lessons | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    lessons().then(setFound, (error: unknown) => setTrouble(troubleOf(error)));
  }, []);
  return { found, trouble };
}

/** Starts a puzzle or a guide and opens its table. */
export function useStartTask() {
  const router = useRouter();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function start(task: string): Promise<void> {
    setBusy(true);
    setTrouble(null);
    try {
      const { match } = await request('task:start', { task });
      router.push(`/game/${match}`);
    } catch (error) {
      setTrouble(troubleOf(error));
    }
    setBusy(false);
  }
  return { start, isBusy, trouble };
}
