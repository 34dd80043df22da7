// The price of each message. One point is about half a millisecond of the main thread.
// Prices are fixed, not measured: a message is paid for before any work is done, and handlers wait for the
// database in between, so their duration includes other requests.

import type { ErrorCode, RequestName } from '@sleight/protocol';

export const COSTS: Readonly<Record<RequestName, number>> = {
  'game:answer': 1,
  'game:concede': 1,
  'game:claim': 1,
  'game:explain': 1,
  'game:greet': 1,
  'game:leave': 1,
  'room:leave': 2,
  'room:look': 2,
  'game:view': 2,
  /** The picks are applied in several worlds. */
  'game:try': 3,
  /** The table and its whole log are sent again. */
  'game:resync': 5,
  'game:hint': 5,
  /** The match is replayed up to there. */
  'game:undo': 5,
  'room:create': 10,
  'room:join': 10,
  'task:start': 10,
  'game:rematch': 10,
  /** The old match is replayed. */
  'game:continue': 20,
  /** The whole match is written out as a scenario. */
  'game:report': 10,
};

/** A message with an unknown name. */
export const UNKNOWN_COST = 1;

/** Reading a message costs something even if it is refused; an oversized one costs most. */
export const refusalCost = (code: ErrorCode): number => (code === 'too-large' ? 25 : 1);

/** Requests that may wait for others of their kind. A hint is computed elsewhere, in a thread with its own queue. */
const WAITING: ReadonlySet<RequestName> = new Set([
  'game:resync',
  'game:report',
  'game:rematch',
  'game:continue',
  'room:create',
  'room:join',
  'task:start',
]);

export const mayWait = (name: RequestName): boolean => WAITING.has(name);
