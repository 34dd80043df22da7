// Options that the rules allow and that never help: players that think leave them out.
// Invariant: passing and ending the turn are never left out, so something always remains.
// Read next: thinking.ts, which hands this to players.

import type { Play } from '@sleight/kernel/book';
import { codeA, codeB, codeKind, codePayload } from '@sleight/kernel/code';
import type { DefIndex, OptionCode } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import { type Obj, other, type Seat } from '@sleight/kernel/state';
import { mayAttack } from './battle';
import { asOnePiece } from './book';
import { ATTACKER, TARGET } from './counters';
import { inSlot } from './field';
import { ATTACK, COUNTER, GIVE_DON } from './options';
import { linesOf } from './shared';
import { power } from './stats';

/** Power on a card that is not attacked, or that already withstands the attack. */
function isCounterWasted(p: Play, seat: Seat, slot: number): boolean {
  const { num } = p.s;
  const [attacker, target] = [objById(p.s, num[ATTACKER]), objById(p.s, num[TARGET])];
  if (attacker === null || target === null) return false;
  return inSlot(p.s, seat, slot).id !== target.id || power(p, attacker) < power(p, target);
}

const defIndex = (p: Play, o: Obj): DefIndex => p.s.cards.def[o.cards[0]];

/** A hopeless attack by a card without an attack effect. */
function isAttackLost(p: Play, seat: Seat, code: OptionCode): boolean {
  const attacker = inSlot(p.s, seat, codeA(code));
  const target = inSlot(p.s, other(seat), codeB(code));
  const { shared } = asOnePiece(p.book);
  if (linesOf(shared, defIndex(p, attacker), 'On Attack').length > 0) return false;
  return power(p, attacker) < power(p, target);
}

/** DON!! for a card that no longer attacks this turn, and whose text does not use them. */
function isDonWasted(p: Play, seat: Seat, slot: number): boolean {
  const o = inSlot(p.s, seat, slot);
  return !asOnePiece(p.book).shared.identity[defIndex(p, o)].asksForDon && !mayAttack(p, seat, o);
}

export function pointless(p: Play, seat: Seat, code: OptionCode): boolean {
  switch (codeKind(code)) {
    case COUNTER:
      return isCounterWasted(p, seat, codeB(code));
    case ATTACK:
      return isAttackLost(p, seat, code);
    case GIVE_DON:
      return isDonWasted(p, seat, codePayload(code));
    default:
      return false;
  }
}
