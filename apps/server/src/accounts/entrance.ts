// Serialises sign-ins and sign-ups per browser: the first one removes the guest that the second one came as.
// Invariant: the same request sent twice at once, as by a double click, is handled once, with one answer for both.

import { createHash } from 'node:crypto';

export interface Entrance {
  /** `browser`: the cookies it sent; without any there is no guest to lose. `entry`: the request. */
  enter<T>(browser: string | undefined, entry: unknown, work: () => Promise<T>): Promise<T>;
}

export function createEntrance(): Entrance {
  /** The last pending entry of each browser, and all entries in progress. */
  const tails = new Map<string, Promise<unknown>>();
  const underWay = new Map<string, Promise<unknown>>();
  return {
    async enter<T>(browser: string | undefined, entry: unknown, work: () => Promise<T>): Promise<T> {
      if (browser === undefined) return await work();
      const key = createHash('sha256')
        .update(JSON.stringify([browser, entry]))
        .digest('base64');
      const same = underWay.get(key);
      if (same !== undefined) return (await same) as T;
      const before = tails.get(browser) ?? Promise.resolve();
      const mine = before.then(work, work).finally(() => {
        underWay.delete(key);
        if (tails.get(browser) === mine) tails.delete(browser);
      });
      underWay.set(key, mine);
      tails.set(browser, mine);
      return await mine;
    },
  };
}
