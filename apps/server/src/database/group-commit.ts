// Group commit: items that wait during one write go into the next one together.
// Invariant: an item is reported as saved only after its write is done. A write holds at most one item per key, so the
// items of a match are validated one after the other.

import { ensure } from '@sleight/kernel/ensure';

interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface Plan<Item, Result> {
  keyOf(item: Item): string;
  /** Writes all items in one transaction and returns each result, in order. A failed write may be tried again. */
  write(items: readonly Item[], isAgain: boolean): Promise<readonly Result[]>;
}

/** A larger statement makes the last item wait and gains nothing. */
const MOST = 500;

export function groupCommit<Item, Result>(plan: Plan<Item, Result>): (item: Item) => Promise<Result> {
  let queue: Waiting<Item, Result>[] = [];
  let isWriting = false;

  function nextGroup(): Waiting<Item, Result>[] {
    const keys = new Set<string>();
    const group: Waiting<Item, Result>[] = [];
    const rest: Waiting<Item, Result>[] = [];
    for (const waiting of queue) {
      const key = plan.keyOf(waiting.item);
      const waits = keys.has(key) || group.length === MOST;
      (waits ? rest : group).push(waiting);
      keys.add(key);
    }
    queue = rest;
    return group;
  }

  /** If a group fails, each item is tried alone: one bad item must not fail the others. */
  async function settle(group: readonly Waiting<Item, Result>[], isAgain = false): Promise<void> {
    try {
      const results = await plan.write(
        group.map(({ item }) => item),
        isAgain,
      );
      group.forEach(({ resolve }, i) => {
        resolve(ensure(results[i], 'result of item', i));
      });
    } catch (error) {
      for (const waiting of group) {
        if (group.length === 1) waiting.reject(error);
        else await settle([waiting], true);
      }
    }
  }

  async function drain(): Promise<void> {
    isWriting = true;
    while (queue.length > 0) await settle(nextGroup());
    isWriting = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      // More items may join later in this turn of the event loop.
      if (!isWriting) {
        isWriting = true;
        setImmediate(drain);
      }
    });
}
