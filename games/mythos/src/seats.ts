// The players an action affects: its own, the opponent, or both, as seat refs in a register.

import { type Play, reg } from '@sleight/kernel/book';
import { add, ref, SEAT } from '@sleight/kernel/code';
import { type Frame, other, type Seat } from '@sleight/kernel/state';
import type { WhichSide } from './ability';
import type { C } from './language';

const meant = (f: Frame, side: WhichSide | undefined): Seat[] =>
  side === 'opponent' ? [other(f.you)] : side === 'any' ? [f.you, other(f.you)] : [f.you];

export function sidesOf(c: C, side: WhichSide | undefined): number {
  const to = c.register(`side ${side ?? 'player'}`);
  c.step((_p, f) => {
    f.regs[to] = reg(meant(f, side).map((seat) => ref(SEAT, seat)));
  });
  return to;
}

/** It does something only if one of its sides can: there is a card to draw, chakra to steal. */
export function needsSide(
  c: C,
  side: WhichSide | undefined,
  can: (p: Play, f: Frame, seat: Seat) => boolean,
): void {
  c.needs((p, f, out) => {
    for (const seat of meant(f, side)) if (can(p, f, seat)) add(out, ref(SEAT, seat));
  });
}
