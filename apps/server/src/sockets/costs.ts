// What each message costs its sender. One point is about half a millisecond of the thread that answers everybody.
// The prices are fixed, not measured: a message is paid for before any work is done, and handlers wait for the
// database in between, so that the time they take belongs to nobody.

import type { ErrorCode, RequestName } from '@sleight/protocol';

export const COSTS: Readonly<Record<RequestName, number>> = {
  'game:answer': 1,
  'game:concede': 1,
  'game:explain': 1,
  'room:leave': 2,
  'room:look': 2,
  'game:view': 2,
  /** The table and its whole log are written out again. */
  'game:resync': 5,
  'game:hint': 5,
  /** The match is played again up to there. */
  'game:undo': 5,
  'room:create': 10,
  'room:join': 10,
  'task:start': 10,
  'game:rematch': 10,
  /** The old match is played again. */
  'game:continue': 20,
  /** The whole match is written out as a scenario. */
  'game:report': 10,
};

/** A message under a name that does not exist. */
export const UNKNOWN_COST = 1;

/** Reading a message costs something even if it is refused; one that is too large, most. */
export const refusalCost = (code: ErrorCode): number => (code === 'too-large' ? 25 : 1);

/** What may wait for others of its kind. A hint is thought of elsewhere, and its thread has a queue of its own. */
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
