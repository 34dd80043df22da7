// The players an effect happens to, as a register: draw, shuffle, add DON!!.

import { reg } from '@sleight/kernel/book';
import { ref, SEAT } from '@sleight/kernel/code';
import type { C } from './language';
import { seatsOn } from './reader';
import type { Side } from './vocabulary';

/** Emits a register that holds the seats of a side. */
export function sidesIn(c: C, side: Side = 'player'): number {
  const to = c.register(`the ${side}`);
  c.step((_p, f) => {
    f.regs[to] = reg(seatsOn(f, side).map((seat) => ref(SEAT, seat)));
  });
  return to;
}
