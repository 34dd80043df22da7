// The other person at the table, apart from the game: greetings, and claiming the win when they have left.
// Invariant: only what the server announced. A greeting disappears after a while.
import type { Seat } from '@sleight/kernel';
import type { Greeting, Presence } from '@sleight/protocol';
import { create } from 'zustand';
import { hear, request } from '../net/line';

/** How long a greeting stays. */
const SAID_MS = 6_000;

interface Said {
  readonly greeting: Greeting;
  /** Distinguishes a repeated greeting from the one before. */
  readonly n: number;
}

interface Company {
  readonly said: readonly (Said | null)[];
  /** By seat, when the win against it can be claimed, on this page's clock; null while its player is present. */
  readonly claimAt: readonly (number | null)[];
}

const alone: Company = { said: [null, null], claimAt: [null, null] };

export const useCompany = create<Company>()(() => alone);

/** The server sends the remaining time, so clocks need not agree. */
export const presenceTold = ({ claimIn }: Pick<Presence, 'claimIn'>): void =>
  useCompany.setState({
    claimAt: claimIn.map((wait) => (wait === null ? null : performance.now() + wait)),
  });

let count = 0;

function say(seat: Seat, said: Said | null): void {
  useCompany.setState((now) => ({ said: now.said.map((one, i) => (i === seat ? said : one)) }));
}

function isSaid(seat: Seat, greeting: Greeting): void {
  count++;
  const n = count;
  say(seat, { greeting, n });
  setTimeout(() => {
    if (useCompany.getState().said[seat]?.n === n) say(seat, null);
  }, SAID_MS);
}

/** Listens to a match until the returned function is called. */
export function keepCompany(id: string): () => void {
  useCompany.setState(alone);
  return hear('game:greeting', ({ match, seat, greeting }) => {
    if (match === id) isSaid(seat, greeting);
  });
}

export const greet = (match: string, seat: Seat, greeting: Greeting): Promise<unknown> =>
  request('game:greet', { match, seat, greeting });
