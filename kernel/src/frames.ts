// Starting a program: a frame on the stack with all its registers empty but the first.

import type { Play } from './book';
import type { ObjId } from './ids';
import type { Frame, Reg, Seat } from './state';

/** The first register of every program: the event that caused it, if one did. */
export const CAUSE = 0;

/** A frame of `code`; only `CAUSE` is filled. */
export function frameOf(p: Play, code: number, you: Seat, self: ObjId, event: Reg | null): Frame {
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
  self: ObjId,
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

/**
 * Names game, program, step and decisions, so that an operator can find the position (law 16). The program of an
 * ability has its card in its name, and its steps are named after their ops. `at`: the step under way.
 */
export function impossible(p: Play, f: Frame, what: string, at = f.pc, cause?: Error): Error {
  const code = p.book.code[f.code];
  const label = code?.labels?.[at];
  const step = label === undefined ? `${at}` : `${at} (${label})`;
  const asked = p.s.asked.join(' and ');
  return new Error(
    `${p.book.game}: ${what} in ${code?.name ?? f.code} at step ${step}, after decisions ${asked} of the seats`,
    { cause },
  );
}

/** An error in a rule, with the place it comes from: usually the machine has moved past the step that threw it. */
export function located(p: Play, stack: readonly Frame[], error: unknown, at?: number): unknown {
  const f = stack.at(-1);
  const isNamed = !(error instanceof Error) || error.message.startsWith(`${p.book.game}: `);
  if (isNamed || f === undefined) return error;
  return impossible(p, f, error.message, at ?? Math.max(0, f.pc - 1), error);
}
