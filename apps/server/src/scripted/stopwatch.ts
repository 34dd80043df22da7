// How long answers take until both seats see what came of them.
// A seat that is told nothing (the other picks in secret) is not waited for.

export interface Stopwatch {
  /** An answer leaves. */
  sent(match: string): void;
  /** A seat sees the table after it. */
  seen(match: string): void;
  /** The times of the answers that left from then till then, in milliseconds, ascending. Older ones are forgotten. */
  times(from: number, till: number): number[];
}

interface Answer {
  readonly since: number;
  lastSeen: number | null;
}

export function createStopwatch(now: () => number = () => performance.now()): Stopwatch {
  const latest = new Map<string, Answer>();
  let answers: Answer[] = [];
  return {
    sent(match) {
      const answer = { since: now(), lastSeen: null };
      latest.set(match, answer);
      answers.push(answer);
    },
    seen(match) {
      const answer = latest.get(match);
      if (answer !== undefined) answer.lastSeen = now();
    },
    times(from, till) {
      const isPast = ({ since }: Answer): boolean => since < till;
      const times = answers
        .filter((answer) => isPast(answer) && answer.since >= from)
        .flatMap(({ since, lastSeen }) => (lastSeen === null ? [] : [lastSeen - since]));
      answers = answers.filter((answer) => !isPast(answer));
      for (const [match, answer] of latest) if (isPast(answer)) latest.delete(match);
      return times.sort((a, b) => a - b);
    },
  };
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted.length === 0 ? Number.NaN : sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
