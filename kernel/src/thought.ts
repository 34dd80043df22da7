// Which choices form one thought: a pick and the choices that complete it, until its effects are done.
// Invariant: it follows from the shape of the stack alone, which a view shows too.
// Read next: decide.ts, which applies several picks as one answer.

import type { Book } from './book';
import { playing } from './decide';
import type { Seat, State } from './state';
import { openFor } from './vm';

const depthOf = ({ stack }: State): number => stack.length;

/**
 * Does the question of `seat` at `after` still belong to its pick at `before`? It does while the effect of the
 * pick is running: deeper in the stack, or later in the effect that asked first. A repeated question, such as a
 * turn, begins a new thought, unless it collects several picks.
 */
export function isOneThought(book: Book, before: State, after: State, seat: Seat): boolean {
  if (before.strands !== null || after.strands !== null) return false;
  const first = openFor(playing(book, before), seat);
  const next = openFor(playing(book, after), seat);
  if (first === null || next === null) return false;
  if (depthOf(after) !== depthOf(before)) return depthOf(after) > depthOf(before);
  const isInEffect = depthOf(before) > 1 && first.frame.code === next.frame.code;
  const isAnother = first.frame.pc !== next.frame.pc;
  const collects = (next.question.many?.(playing(book, after), next.frame)?.chosen ?? 0) > 0;
  return isInEffect && (isAnother || collects);
}
