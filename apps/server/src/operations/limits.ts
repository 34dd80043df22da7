// Budgets: how much one person, and everyone behind one address, may request. Counted in this process; a budget
// refills after its number of seconds.
// Invariant: a request over budget is refused before any work is done for it, with the time of the next attempt.
// Read next: sockets/costs.ts for the price of each message, sockets/open-matches.ts for the cap on live matches.

import type { OverLimit } from '@sleight/protocol';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { overLimit } from '../refused';

/** Refunds what was taken. */
export type Refund = () => void;

/** Takes `cost` (one by default) from the budget of `key`, or throws that it is spent. */
export type RateLimit = (key: string, cost?: number) => Promise<Refund>;

interface Budget {
  readonly points: number;
  readonly seconds: number;
  /** The error code; `too-many` by default. */
  readonly code?: OverLimit;
}

const QUARTER = 15 * 60;

export const BUDGETS = {
  /** Any request to the API, by address. */
  request: { points: 600, seconds: 60 },
  /** Pages with their files and pictures, and health checks, by address. A page of cards has hundreds of pictures. */
  page: { points: 6_000, seconds: 60 },
  /** Guests, sign-ups and sign-ins, by address. */
  entry: { points: 30, seconds: 60 },
  /** Replays, by address: each replays a whole match. */
  replay: { points: 60, seconds: 60 },
  /** Wrong passwords for one account from one address, or from one device its owner has used. */
  password: { points: 10, seconds: QUARTER, code: 'too-many-passwords' },
  /** Wrong passwords from one address, for all accounts. */
  passwordsHere: { points: 60, seconds: QUARTER, code: 'too-many-passwords' },
  /** Wrong passwords for one account from all addresses; the owner's own devices do not count. */
  passwordsFor: { points: 100, seconds: QUARTER, code: 'too-many-passwords' },
  /** Wrong passwords from one address for an account whose `passwordsFor` is spent: the owner may be at a new address. */
  passwordGuessed: { points: 2, seconds: QUARTER, code: 'too-many-passwords' },
  /** Sockets opened, by address. */
  connection: { points: 120, seconds: 60 },
  /** Messages over sockets by what they cost, by person: 40 answers or 8 resyncs a second. */
  message: { points: 40, seconds: 1 },
  /** The same by address: five people at full budget, or a school at normal play. */
  messagesHere: { points: 200, seconds: 1 },
  /** Matches and rooms started and bugs reported, by person. */
  start: { points: 20, seconds: 60 },
  /** Hints, by person: each keeps a thread busy for a while. */
  hint: { points: 20, seconds: 30 },
  /** Greetings to the other player, by person. */
  greeting: { points: 4, seconds: 15, code: 'too-many-greetings' },
  /** Codes of rooms that do not exist, by person: enough for typing mistakes. */
  code: { points: 10, seconds: 60, code: 'too-many-codes' },
  /** The same by address. */
  codesHere: { points: 100, seconds: 60, code: 'too-many-codes' },
  /** Refused messages by what they cost to read, by person: over budget the socket is closed. */
  refusal: { points: 200, seconds: 10 },
} as const satisfies Readonly<Record<string, Budget>>;

type BudgetName = keyof typeof BUDGETS;

export interface RateLimits extends Readonly<Record<BudgetName, RateLimit>> {
  /** The number of sockets one address may have open at once: enough for a class behind one router. */
  readonly sockets: number;
  /** The number of live matches of one person, and of everyone behind one address. */
  readonly matches: number;
  readonly matchesHere: number;
}

function limit({ points, seconds, code = 'too-many' }: Budget): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (key, cost = 1) => {
    try {
      await limiter.consume(key, cost);
    } catch (error) {
      throw error instanceof RateLimiterRes ? overLimit(code, error.msBeforeNext / 1000) : error;
    }
    return () => void limiter.reward(key, cost);
  };
}

const everyBudget = (limitFor: (name: BudgetName) => RateLimit): Record<BudgetName, RateLimit> => {
  const names = Object.keys(BUDGETS) as BudgetName[];
  return Object.fromEntries(names.map((name) => [name, limitFor(name)])) as Record<BudgetName, RateLimit>;
};

/** `seconds`: the duration of every budget, for tests that must not depend on speed. */
export const createLimits = ({ seconds }: { seconds?: number } = {}): RateLimits => ({
  ...everyBudget((name) => limit({ ...BUDGETS[name], ...(seconds === undefined ? {} : { seconds }) })),
  sockets: 200,
  matches: 20,
  matchesHere: 300,
});

/** For callers that play faster than a person, such as tests. */
export const unlimited: RateLimits = {
  ...everyBudget(() => async () => () => {}),
  sockets: Number.POSITIVE_INFINITY,
  matches: Number.POSITIVE_INFINITY,
  matchesHere: Number.POSITIVE_INFINITY,
};

/** Runs `work` at the price of one attempt from each budget, refunded unless the work fails in a way that `isWrong` accepts. */
export async function attempt<T>(
  tries: readonly (() => Promise<Refund>)[],
  work: () => Promise<T>,
  isWrong: (error: unknown) => boolean,
): Promise<T> {
  const refunds: Refund[] = [];
  try {
    for (const take of tries) refunds.push(await take());
    const result = await work();
    for (const refund of refunds) refund();
    return result;
  } catch (error) {
    if (!isWrong(error)) for (const refund of refunds) refund();
    throw error;
  }
}
