// What happened in a beat, as sentences for one seat: made from its own two views, so that they can say nothing more.

import { type Beat, type Game, redact, type Said, type Seat } from '@sleight/kernel';
import type { See } from './see';

export function logLines(
  { game, see }: { game: Game; see: See },
  { before, after, facts }: Beat,
  seat: Seat,
): Said[] {
  if (facts.length === 0) return [];
  return game.log({ before: see(before, seat), after: see(after, seat) }, redact(facts, seat), seat);
}
