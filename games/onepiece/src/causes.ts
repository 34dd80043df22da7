// The cause of an event (spec 9): an effect is the program of a text, a battle comes from the rules.

import type { Play } from '@sleight/kernel/book';
import type { Frame, Seat } from '@sleight/kernel/state';
import type { Cause } from './event-words';

/** Is this the program of a text? */
export const isEffect = (p: Play, f: Frame): boolean => f.code >= 0 && p.book.code[f.code].line >= 0;

/** Does the current event have this cause? */
export function isCausedBy(p: Play, cause: Cause | undefined, you: Seat): boolean {
  if (cause === undefined) return true;
  const f = p.cause;
  const byEffect = f !== null && isEffect(p, f);
  if (cause === 'battle') return !byEffect;
  return byEffect && (cause === 'effect' || f.you !== you);
}
