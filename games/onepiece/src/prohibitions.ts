// What a prohibition covers (spec 9, 13): the card it was given to, and only events of some causes.

import type { Ban, Play } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import type { Frame, Seat } from '@sleight/kernel/state';
import { ATTACKER } from './counters';
import { filtersOf } from './filters';
import type { C } from './language';
import type { Cause, Filter } from './vocabulary';

/** A prohibition that sits on one card covers that card. */
export const onThis: Ban['forbids'] = (_p, f, r) => r === ref(OBJ, f.self);

/** Did a text cause the event that is being judged? Else the rules did: a battle that was lost. */
export const isByEffect = (p: Play): boolean =>
  p.cause !== null && p.cause.code >= 0 && p.book.code[p.cause.code].line >= 0;

/** Is it an event of this cause? `attackers` narrows battles to those against such cards (ruling 42). */
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
