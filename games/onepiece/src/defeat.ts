// Losing (spec 17): rule processing that acts at once, even in the middle of a resolution.

import type { Play } from '@sleight/kernel/book';
import { tell } from '@sleight/kernel/facts';
import { other } from '@sleight/kernel/state';
import { DECK } from './places';

/** So many effects in a row that nobody can stop are a loop (spec 17). */
export const MOST_COMPULSORY = 1000;

/** A loop that nobody can stop is a draw. */
export function drawnByLoop(p: Play): void {
  p.s.result = { winner: null, reason: 'loop' };
  tell(p, 'matchResult', {});
}

/** A player whose deck is empty has lost, not only one who fails to draw; both at once is a draw. */
export function checkDecks(p: Play): void {
  const { s } = p;
  if (s.result !== null) return;
  const isOut = (seat: number): boolean => s.zones[DECK + seat].length === 0;
  if (!isOut(0) && !isOut(1)) return;
  const winner = isOut(0) && isOut(1) ? null : isOut(0) ? other(0) : other(1);
  s.result = { winner, reason: 'deck' };
  tell(p, 'matchResult', winner === null ? {} : { seat: winner });
}
