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
  const { stack } = p.s;
  const { shared } = p.book.code[code];
  if (shared !== undefined && stack.length > 0) {
    const beneath = stack[stack.length - 1];
    if (isScope(p, beneath)) for (const one of shared) f.regs[one.here] = beneath.regs[one.beneath] ?? null;
  }
  stack.push(f);
  return f;
}

const isScope = (p: Play, f: Frame): boolean => p.book.code[f.code].isScope === true;

/** Takes the top frame off; a line leaves what it did to the scope that began it, for the lines that follow. */
export function finish(p: Play): void {
  const { stack } = p.s;
  const f = stack.pop()!;
  const { shared } = p.book.code[f.code];
  if (shared === undefined || stack.length === 0) return;
  const beneath = stack[stack.length - 1];
  if (isScope(p, beneath)) for (const one of shared) beneath.regs[one.beneath] = f.regs[one.here] ?? null;
}

/** Names game, code and step, so that an operator can find the position (law 16). */
export function impossible(p: Play, f: Frame, what: string): Error {
  return new Error(`${p.book.game}: ${what} in ${p.book.code[f.code]?.name ?? f.code} at step ${f.pc}`);
}
