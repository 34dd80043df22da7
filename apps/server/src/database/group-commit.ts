// Group commit: whatever waits while one write is under way travels together in the next.
// Invariant: nobody is told "kept" before the write that holds their item is done; of one key, at most one item
// is in a write, so items of a match are judged one after the other.

interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface Plan<Item, Result> {
  keyOf(item: Item): string;
  /** Writes all items in one transaction and says what became of each, in order. A write that failed may be tried again. */
  write(items: readonly Item[], isAgain: boolean): Promise<readonly Result[]>;
}

/** More than this in one statement makes the last one wait for no gain. */
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

  /** If a group fails, each is tried alone: one bad item must not fail the others. */
  async function settle(group: readonly Waiting<Item, Result>[], isAgain = false): Promise<void> {
    try {
      const results = await plan.write(
        group.map(({ item }) => item),
        isAgain,
      );
      group.forEach(({ resolve }, i) => {
        resolve(results[i]);
      });
    } catch (error) {
      if (group.length === 1) group[0].reject(error);
      else for (const waiting of group) await settle([waiting], true);
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
      // Later in this turn of the loop more may join.
      if (!isWriting) {
        isWriting = true;
        setImmediate(drain);
      }
    });
}
