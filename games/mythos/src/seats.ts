// Who an action means: its player, the opponent, or both, as seat refs in a register.

import { reg } from '@sleight/kernel/book';
import { ref, SEAT } from '@sleight/kernel/code';
import { other } from '@sleight/kernel/state';
import type { Side } from './ability';
import type { C } from './language';

export function sidesOf(c: C, side: Side | undefined): number {
  const to = c.register(`side ${side ?? 'player'}`);
  c.step((_p, f) => {
    const mine = ref(SEAT, f.you);
    const theirs = ref(SEAT, other(f.you));
    f.regs[to] = reg(side === 'opponent' ? [theirs] : side === 'any' ? [mine, theirs] : [mine]);
  });
  return to;
}
