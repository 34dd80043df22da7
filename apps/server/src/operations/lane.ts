// A lane for what costs much and may wait a little: guests who come in, sockets that open, matches that begin, tables that
// are shown from scratch. Answers never take it, so that they wait for a few of these at most, however many come at once.
// Invariant: first come, first served; between two jobs the thread looks after whatever else has arrived.

import { setImmediate as turn } from 'node:timers/promises';

/** Does the work when it is its turn. */
export type Lane = <T>(work: () => Promise<T>) => Promise<T>;

/** While one waits for the database, another is worked on. */
const AT_ONCE = 3;

export function createLane(atOnce = AT_ONCE): Lane {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Hands the place on to the next that waits. */
  async function leave(): Promise<void> {
    await turn();
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }

  return async (work) => {
    if (running < atOnce) running++;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      void leave();
    }
  };
}
