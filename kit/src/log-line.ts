// One sentence of a log. Read next: log.ts, which makes them, and log-runs.ts, which merges them.

import type { Said } from '@sleight/kernel/book';

/** What a line says, wherever it stands. */
export interface LogSentence extends Said {
  /** The same sentence with {n} for its number. Lines in a row that differ only in the number can be one. */
  readonly counted?: Said & { readonly n: number };
}

export interface LogLine extends LogSentence {
  /** It is a consequence of the action above it. */
  readonly under?: true;
}
