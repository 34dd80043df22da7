// The scope of a prohibition (spec 9, 13): its card, and only events of some causes.

import type { Ban, Play } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import type { Frame, Seat } from '@sleight/kernel/state';
import { ATTACKER } from './counters';
import type { Cause } from './event-words';
import type { C } from './language';
import { filtersOf } from './meanings';
import type { Filter } from './vocabulary';

/** A prohibition that sits on one card covers that card. */
export const onThis: Ban['forbids'] = (_p, f, r) => r === ref(OBJ, f.self);

/** Did a text cause the current event? Otherwise the rules did: a lost battle. */
export const isByEffect = (p: Play): boolean =>
  p.cause !== null && p.cause.code >= 0 && p.book.code[p.cause.code].line >= 0;

/** Does the event have this cause? `attackers` narrows battles to those against such cards (ruling 42). */
export function causedBy(
  cause: Cause | undefined,
  attackers: readonly Filter[] | undefined,
  c: C,
): (p: Play, f: Frame, by: Seat) => boolean {
  const isSuch = attackers === undefined ? null : filtersOf(attackers, c);
  return (p, f, by) => {
    switch (cause) {
      case undefined:
        return true;
      case 'battle': {
        const attacker = p.s.num[ATTACKER];
        return !isByEffect(p) && (isSuch === null || isSuch(p, f, ref(OBJ, attacker)));
      }
      case 'effect':
        return isByEffect(p);
      case 'opponentEffect':
        return isByEffect(p) && by !== f.you;
    }
  };
}
