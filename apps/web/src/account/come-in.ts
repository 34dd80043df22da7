'use client';
// Signing in: sends the request, updates the current user, and navigates on.
import { useRouter } from '../i18n/navigation';
import { closeLine } from '../net/line';
import { useTrying } from '../net/trying';
import { useWho } from '../net/who';

export function useComeIn() {
  const router = useRouter();
  const { trouble, isBusy, trying } = useTrying();
  const comeIn = (work: () => Promise<unknown>): Promise<void> =>
    trying(async () => {
      await work();
      closeLine();
      await useWho.getState().look();
      router.push('/');
    });
  return { trouble, isBusy, comeIn };
}

/** The text of a submitted field. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
