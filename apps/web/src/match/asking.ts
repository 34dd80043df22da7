// Requests of a player other than answers: to concede, to undo, a rematch, a hint, why not.
// Invariant: one thing at a time is under way, and what was refused says why.
import type { Said, Seat } from '@sleight/kernel';
import { troubleOf, unreachable } from '../net/api';
import { request } from '../net/line';
import { resync } from './hearing';
import { decisionNow, now, set, useMatch } from './store';

/** Sends a request to the match; only one at a time. */
export async function doing<T>(work: () => Promise<T>): Promise<T | null> {
  if (now().isSending) return null;
  set({ isSending: true, trouble: null });
  try {
    return await work();
  } catch (error) {
    const trouble = troubleOf(error);
    // An unreachable server has refused nothing: the selection stays.
    set({ trouble, ...(trouble.code === unreachable.code ? {} : { held: [], marks: [] }) });
    if (trouble.code === 'stale') void resync();
    return null;
  } finally {
    set({ isSending: false });
  }
}

export const asked = (): { match: string; seat: Seat } => ({ match: now().id ?? '', seat: now().seat });

/** Resolves once no request is pending. */
function free(): Promise<void> {
  return new Promise((resolve) => {
    if (!now().isSending) return resolve();
    const leave = useMatch.subscribe(({ isSending }) => {
      if (isSending) return;
      leave();
      resolve();
    });
  });
}

/** Sends a request once no other is pending: these are never lost to an answer that is still on its way. */
async function doingNext<T>(work: () => Promise<T>): Promise<T | null> {
  await free();
  return await doing(work);
}

export const concede = () => doingNext(() => request('game:concede', asked()));

/** Claims the win: the opponent has left. */
export const claim = () => doingNext(() => request('game:claim', asked()));

export const undo = () => doing(() => request('game:undo', asked()));
export const askRematch = () => doingNext(() => request('game:rematch', { match: asked().match }));
export const report = (note: string) => doingNext(() => request('game:report', { ...asked(), note }));

/** Requests the search's best options for this seat. */
export async function askHint(): Promise<void> {
  const { thought } = now();
  const tried = thought === null ? {} : { tried: { decision: thought.decision, keys: [...thought.keys] } };
  const hint = await doing(() => request('game:hint', { ...asked(), ...tried }));
  // A hint for a past decision is dropped.
  if (hint !== null && hint.decision === decisionNow()?.id) set({ hint });
}

/** Why a card cannot be used now. */
export async function whyNot(card: string): Promise<readonly Said[]> {
  try {
    return (await request('game:explain', { ...asked(), card })).reasons;
  } catch (error) {
    return [troubleOf(error).message];
  }
}
