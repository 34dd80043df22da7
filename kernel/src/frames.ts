// Starting a program: a frame on the stack with all its registers empty but the first.

import type { Play } from './book';
import type { Frame, Reg, Seat } from './state';

/** A frame of `code`; register 0 holds the event that caused it, if one did. */
export function frameOf(p: Play, code: number, you: Seat, self: number, event: Reg | null): Frame {
  const regs: (Reg | null)[] = [event];
  for (let i = p.book.code[code].regs; i > 1; i--) regs.push(null);
  return { code, pc: 0, you, self, regs };
}

export function begin(p: Play, code: number, you: Seat, self: number, event: Reg | null): Frame {
  const f = frameOf(p, code, you, self, event);
  p.s.stack.push(f);
  return f;
}
