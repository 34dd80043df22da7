// The log lines of a beat for one seat, made from its own two views, so they cannot reveal anything more.

import { redact, type Seat, type Watcher } from '@sleight/kernel';
import type { Beat, Game, LogLine } from '@sleight/kit';
import type { See } from './see';

/** `you` is the listener; the lines of a recording name both players. */
export function logLines(
  { game, see }: { game: Game; see: See },
  { before, after, facts }: Beat,
  seat: Seat,
  you: Watcher = seat,
): LogLine[] {
  if (facts.length === 0) return [];
  return game.log({ before: see(before, seat), after: see(after, seat) }, redact(facts, seat), you);
}
