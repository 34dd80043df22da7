// How often somebody may ask. Counted in this process; the budget comes back as time passes.
// Invariant: whoever asks too often is refused before any work is done for them.

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refused } from '../refused';

/** Takes one from the budget of `key`, or throws that there were too many. */
export type Limit = (key: string) => Promise<void>;

export interface Limits {
  /** Any request to the API, by address. */
  readonly request: Limit;
  /** Pages with their files and pictures, and questions after the server's health, by address. */
  readonly page: Limit;
  /** Guests, sign-ups and sign-ins, by address. */
  readonly entry: Limit;
  /** Replays, by address: each may be a whole match played again. */
  readonly replay: Limit;
  /** Guesses of one account's password, from wherever. */
  readonly account: Limit;
  /** Sockets opened, by address. */
  readonly connection: Limit;
  /** How many sockets one address may have open at once: a class behind one router has room. */
  readonly sockets: number;
  /** Messages over a socket, by session: a click is one. */
  readonly message: Limit;
  /** Matches and rooms started and bugs reported, by user: they cost the server more than a move. */
  readonly start: Limit;
  /** Hints, by user: each keeps a thread busy for a while. */
  readonly hint: Limit;
  /** Messages that were refused, by session: who does not stop is disconnected. */
  readonly refusal: Limit;
}

interface Budget {
  readonly points: number;
  readonly seconds: number;
}

function limit({ points, seconds }: Budget): Limit {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (error) {
      throw error instanceof RateLimiterRes ? refused('too-many') : error;
    }
  };
}

export const createLimits = (): Limits => ({
  request: limit({ points: 600, seconds: 60 }),
  // A page of cards has hundreds of pictures.
  page: limit({ points: 6_000, seconds: 60 }),
  entry: limit({ points: 30, seconds: 60 }),
  replay: limit({ points: 60, seconds: 60 }),
  account: limit({ points: 20, seconds: 15 * 60 }),
  connection: limit({ points: 120, seconds: 60 }),
  sockets: 200,
  message: limit({ points: 40, seconds: 1 }),
  start: limit({ points: 20, seconds: 60 }),
  hint: limit({ points: 20, seconds: 30 }),
  refusal: limit({ points: 2_000, seconds: 10 }),
});

/** For a caller that plays faster than a person can, such as a test. */
export const unlimited: Limits = {
  request: async () => {},
  page: async () => {},
  entry: async () => {},
  replay: async () => {},
  account: async () => {},
  connection: async () => {},
  sockets: Number.POSITIVE_INFINITY,
  message: async () => {},
  start: async () => {},
  hint: async () => {},
  refusal: async () => {},
};
