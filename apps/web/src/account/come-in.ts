'use client';
// Coming in under a name: asks, tells the rest of the page who is here now, and goes on.
import { useState } from 'react';
import { useRouter } from '../i18n/navigation';
import { type Trouble, troubleOf } from '../net/api';
import { closeLine } from '../net/line';
import { useWho } from '../net/who';

export function useComeIn() {
  const router = useRouter();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function comeIn(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setTrouble(null);
    try {
      await work();
      closeLine();
      await useWho.getState().look();
      router.push('/');
    } catch (error) {
      setTrouble(troubleOf(error));
    }
    setBusy(false);
  }
  return { trouble, isBusy, comeIn };
}

/** The text of a field that was sent. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
