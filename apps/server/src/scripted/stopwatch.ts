// How long answers take until both seats see what came of them.
// A seat that is told nothing (the other picks in secret) is not waited for; whoever answers is always told.

export interface Stopwatch {
  /** An answer leaves. */
  sent(match: string): void;
  /** A seat sees the table after it. */
  seen(match: string): void;
  /** How many answers that left since then have been seen. */
  seenSince(from: number): number;
  /** The times of the answers that left from then till then. Older ones are forgotten. */
  times(from: number, till: number): Times;
}

export interface Times {
  /** In milliseconds, ascending. What nobody has seen yet has taken till now. */
  readonly all: readonly number[];
  readonly unseen: number;
}

interface Answer {
  readonly since: number;
  lastSeen: number | null;
}

export function createStopwatch(now: () => number = () => performance.now()): Stopwatch {
  let answers: Answer[] = [];
  /** Of each match: its last answer, and those before it that are still to be seen. */
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
