// Budgets: how much one person, and everybody behind one address, may ask for. Counted in this process; a budget is
// full again after its seconds.
// Invariant: a request over budget is refused before any work is done for it, with the time to try again.
// Read next: sockets/costs.ts for the price of each message, sockets/open-matches.ts for the cap on live matches.

import type { OverLimit } from '@sleight/protocol';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { overLimit } from '../refused';

/** Gives back what was taken. */
export type Refund = () => void;

/** Takes `cost` (one, if not given) from the budget of `key`, or throws that it is spent. */
export type Limit = (key: string, cost?: number) => Promise<Refund>;

interface Budget {
  readonly points: number;
  readonly seconds: number;
  /** What the sender is told; `too-many` if not given. */
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
  /** Replays, by address: each is a whole match played again. */
  replay: { points: 60, seconds: 60 },
  /** Wrong passwords for one account from one address, or from one device its owner has used. */
  password: { points: 10, seconds: QUARTER, code: 'too-many-passwords' },
  /** Wrong passwords from one address, for all accounts. */
  passwordsHere: { points: 60, seconds: QUARTER, code: 'too-many-passwords' },
  /** Wrong passwords for one account from all addresses; the owner's own devices do not count. */
  passwordsFor: { points: 100, seconds: QUARTER, code: 'too-many-passwords' },
  /** Sockets opened, by address. */
  connection: { points: 120, seconds: 60 },
  /** Messages over sockets by what they cost, by person: 40 answers or 8 resyncs a second. */
  message: { points: 40, seconds: 1 },
  /** The same by address: five people who each spend all they have, or a school whose people play. */
  messagesHere: { points: 200, seconds: 1 },
  /** Matches and rooms started and bugs reported, by person. */
  start: { points: 20, seconds: 60 },
  /** Hints, by person: each keeps a thread busy for a while. */
  hint: { points: 20, seconds: 30 },
  /** Codes of rooms that do not exist, by person: enough for mistyping. */
  code: { points: 10, seconds: 60, code: 'too-many-codes' },
  /** The same by address. */
  codesHere: { points: 100, seconds: 60, code: 'too-many-codes' },
  /** Refused messages by what they cost to read, by person: over it the socket is closed. */
  refusal: { points: 200, seconds: 10 },
} as const satisfies Readonly<Record<string, Budget>>;

type BudgetName = keyof typeof BUDGETS;

export interface Limits extends Readonly<Record<BudgetName, Limit>> {
  /** How many sockets one address may have open at once: a class behind one router has room. */
  readonly sockets: number;
  /** How many live matches one person may have, and all people behind one address together. */
  readonly matches: number;
  readonly matchesHere: number;
}

function limit({ points, seconds, code = 'too-many' }: Budget): Limit {
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

const everyBudget = (limitFor: (name: BudgetName) => Limit): Record<BudgetName, Limit> => {
  const names = Object.keys(BUDGETS) as BudgetName[];
  return Object.fromEntries(names.map((name) => [name, limitFor(name)])) as Record<BudgetName, Limit>;
};

/** `seconds`: how long every budget lasts, where a test must not depend on how fast it runs. */
export const createLimits = ({ seconds }: { seconds?: number } = {}): Limits => ({
  ...everyBudget((name) => limit({ ...BUDGETS[name], ...(seconds === undefined ? {} : { seconds }) })),
  sockets: 200,
  matches: 20,
  matchesHere: 300,
});

/** For a caller that plays faster than a person can, such as a test. */
export const unlimited: Limits = {
  ...everyBudget(() => async () => () => {}),
  sockets: Number.POSITIVE_INFINITY,
  matches: Number.POSITIVE_INFINITY,
  matchesHere: Number.POSITIVE_INFINITY,
};

/** Runs `work` at the price of one try from each budget. The try is given back unless the work fails as `isWrong` says. */
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
