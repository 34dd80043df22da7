// One sentence of a log. Read next: text/log.ts, which makes them.

import type { Said } from '@sleight/kernel/book';

export interface LogLine extends Said {
  /** It is a consequence of the action above it. */
  readonly under?: true;
}
