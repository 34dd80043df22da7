// Signing in and up, one after the other for each browser: the first makes the guest disappear that the second came as.
// Invariant: the same entry asked for twice at once, as by a double click, is one entry, with one answer for both.

import { createHash } from 'node:crypto';

export interface Entrance {
  /** `browser`: the cookies it sent; without any there is no guest to lose. `entry`: what was asked for. */
  enter<T>(browser: string | undefined, entry: unknown, work: () => Promise<T>): Promise<T>;
}

export function createEntrance(): Entrance {
  /** What each browser waits for last, and every entry under way. */
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
