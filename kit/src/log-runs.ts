// Log lines in a row that tell the same with a number become one: "Ada gives 1 DON!! to Nami" three times is "Ada gives
// 3 DON!! to Nami". Every other repetition is something that happened again, and stays.
// It imports nothing, so that the match page stays small.

import type { LogLine } from './log-line';

/** Both lines as one; null if they do not tell the same. */
export function mergedLine({ counted: first, under }: LogLine, { counted: next }: LogLine): LogLine | null {
  if (first === undefined || next === undefined) return null;
  if (first.en !== next.en || first.fr !== next.fr) return null;
  const n = first.n + next.n;
  const line = {
    en: first.en.replace('{n}', `${n}`),
    fr: first.fr.replace('{n}', `${n}`),
    counted: { ...first, n },
  };
  return under === undefined ? line : { ...line, under };
}

/** The items in order, neighbours merged as far as `merge` can. */
export function mergedRuns<T>(items: readonly T[], merge: (last: T, next: T) => T | null): T[] {
  const kept: T[] = [];
  for (const item of items) {
    const last = kept.pop();
    const merged = last === undefined ? null : merge(last, item);
    if (merged !== null) kept.push(merged);
    else kept.push(...(last === undefined ? [item] : [last, item]));
  }
  return kept;
}
