// Sides in texts, from the player of an effect: yours, your opponent's, both.

import { reg } from '@sleight/kernel/book';
import { ref, SEAT } from '@sleight/kernel/code';
import { type Frame, other, type Seat } from '@sleight/kernel/state';
import type { C } from './language';
import type { Target, WhichSide } from './vocabulary';

/** The seats of a side, the player of the effect first. */
export const seatsFor = (f: Frame, side: WhichSide): readonly Seat[] =>
  side === 'player' ? [f.you] : side === 'opponent' ? [other(f.you)] : [f.you, other(f.you)];

/** The owner of a target's cards: any on the field, the player's own elsewhere, unless it says so. */
export const sideOf = ({ targetSide, from }: Target): WhichSide =>
  targetSide ?? (from === undefined ? 'any' : 'player');

/** Emits a register that holds the seats of a side, for verbs that happen to players. */
export function sidesIn(c: C, side: WhichSide = 'player'): number {
  const to = c.register(`the ${side}`);
  c.step((_p, f) => {
    f.regs[to] = reg(seatsFor(f, side).map((seat) => ref(SEAT, seat)));
  });
  return to;
}
