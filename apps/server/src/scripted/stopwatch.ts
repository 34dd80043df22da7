// How long answers take until both seats see what came of them.
// A seat that is told nothing (the other picks in secret) is not waited for.

export interface Stopwatch {
  /** An answer leaves; what is still running from before is done. */
  sent(match: string): void;
  /** A seat sees the table after it. */
  seen(match: string): void;
  /** The times so far in milliseconds, in ascending order; starts anew. */
  read(): number[];
}

interface Running {
  readonly since: number;
  lastSeen: number | null;
}

export function createStopwatch(now: () => number = () => performance.now()): Stopwatch {
  const running = new Map<string, Running>();
  let times: number[] = [];
  const finish = (match: string): void => {
    const watch = running.get(match);
    if (watch?.lastSeen != null) times.push(watch.lastSeen - watch.since);
  };
  return {
    sent(match) {
      finish(match);
      running.set(match, { since: now(), lastSeen: null });
    },
    seen(match) {
      const watch = running.get(match);
      if (watch !== undefined) watch.lastSeen = now();
    },
    read() {
      const done = times.sort((a, b) => a - b);
      times = [];
      return done;
    },
  };
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted.length === 0 ? Number.NaN : sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
