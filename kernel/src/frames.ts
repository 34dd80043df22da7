// Starting a program: a frame on the stack with all its registers empty but the first.

import type { Play } from './book';
import type { Frame, Reg, Seat } from './state';

/** A frame of `code`; register 0 holds the event that caused it, if one did. */
export function frameOf(p: Play, code: number, you: Seat, self: number, event: Reg | null): Frame {
  const regs: (Reg | null)[] = [event];
  for (let i = p.book.code[code].regs; i > 1; i--) regs.push(null);
  return { code, pc: 0, you, self, regs };
}

const NOTHING_KEPT: readonly (Reg | null)[] = [];

/** Puts a frame on the stack. `kept`: what the modifier that carries the ability remembers, by register. */
export function begin(
  p: Play,
  code: number,
  you: Seat,
  self: number,
  event: Reg | null,
  kept: readonly (Reg | null)[] = NOTHING_KEPT,
): Frame {
  const f = frameOf(p, code, you, self, event);
  for (let i = 1; i < kept.length; i++) f.regs[i] = kept[i];
  p.s.stack.push(f);
  return f;
}

/** Names game, code and step, so that an operator can find the position (law 16). */
export function impossible(p: Play, f: Frame, what: string): Error {
  return new Error(`${p.book.game}: ${what} in ${p.book.code[f.code]?.name ?? f.code} at step ${f.pc}`);
}
