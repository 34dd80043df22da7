// A queue for expensive work that may wait a little: new guests, opening sockets, starting matches, whole tables.
// Answers never go through it, so an answer waits for a few of these jobs at most, however many arrive at once.
// Invariant: first come, first served; between two jobs the event loop handles everything else that has arrived.

import { setImmediate as turn } from 'node:timers/promises';

/** Does the work in its turn. */
export type WorkLane = <T>(work: () => Promise<T>) => Promise<T>;

/** While one job waits for the database, another runs. */
const AT_ONCE = 3;

export function createLane(atOnce = AT_ONCE): WorkLane {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Passes the free place to the next waiting job. */
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
