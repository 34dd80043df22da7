// Measures how long answers take until both seats see the result.
// A seat that is not informed (the other picks in secret) is not waited for; the sender always is informed.

export interface Stopwatch {
  /** An answer is sent. */
  sent(match: string): void;
  /** A seat sees the table after it. */
  seen(match: string): void;
  /** How many answers sent since then have been seen. */
  seenSince(from: number): number;
  /** The times of the answers sent in that interval. Older ones are dropped. */
  times(from: number, till: number): Times;
}

export interface Times {
  /** In milliseconds, ascending. An unseen answer counts up to now. */
  readonly all: readonly number[];
  readonly unseen: number;
}

interface Answer {
  readonly since: number;
  lastSeen: number | null;
}

export function createStopwatch(now: () => number = () => performance.now()): Stopwatch {
  let answers: Answer[] = [];
  /** For each match: its last answer, and earlier ones that have not been seen yet. */
  const running = new Map<string, readonly Answer[]>();
  const isUnseen = ({ lastSeen }: Answer): boolean => lastSeen === null;
  return {
    sent(match) {
      const answer = { since: now(), lastSeen: null };
      answers.push(answer);
      running.set(match, [...(running.get(match) ?? []).filter(isUnseen), answer]);
    },
    seen(match) {
      const those = running.get(match) ?? [];
      for (const answer of those) answer.lastSeen = now();
      running.set(match, those.slice(-1));
    },
    seenSince: (from) => answers.filter((answer) => answer.since >= from && !isUnseen(answer)).length,
    times(from, till) {
      const isPast = ({ since }: Answer): boolean => since < till;
      const meant = answers.filter((answer) => isPast(answer) && answer.since >= from);
      answers = answers.filter((answer) => !isPast(answer));
      for (const [match, those] of running) if (those.every(isPast)) running.delete(match);
      const all = meant.map(({ since, lastSeen }) => (lastSeen ?? now()) - since);
      return { all: all.sort((a, b) => a - b), unseen: meant.filter(isUnseen).length };
    },
  };
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted.length === 0 ? Number.NaN : sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
