// Which choices form one thought: a pick and the choices that complete it, until its effects are done.
// Invariant: it follows from the shape of the stack alone, which a view shows too.
// Read next: decide.ts, which applies several picks as one answer.

import type { Book } from './book';
import { type Answer, advance, isIllegal, playing } from './decide';
import type { Fact } from './fact';
import type { Frame, Seat, State } from './state';
import { openFor } from './vm';

export type Picks = Extract<Answer, { readonly keys: readonly string[] }>;

export interface TriedPicks {
  readonly facts: readonly Fact[];
  /** Does the question that is open now belong to the first pick? */
  readonly goesOn: boolean;
}

/** From a question of the main procedure to the end of the step that settles its answer. */
const SETTLED = 2;

/**
 * A thought lasts while the frame that asked is running: the next question comes deeper in the stack, or later in the same
 * effect. The main procedure never ends, so there it lasts until the pick is settled: what a pass leads to, such as
 * scoring, is no part of the pass. A repeated question begins a new thought, unless it collects several picks.
 */
function goesOn(book: Book, s: State, seat: Seat, asker: Frame, pc: number): boolean {
  const next = s.strands === null ? openFor(playing(book, s), seat) : null;
  if (next === null || !s.stack.includes(asker)) return false;
  const isMain = asker === s.stack[0];
  if (next.frame !== asker) return !isMain || (asker.pc >= pc && asker.pc <= pc + SETTLED);
  const collects = (next.question.many?.(playing(book, s), asker)?.chosen ?? 0) > 0;
  return !isMain && (asker.pc !== pc || collects);
}

/** Applies picks one by one, in place, so that the frame that asked first stays the same; null if one is illegal. */
export function think(book: Book, s: State, { seat, decision, keys }: Picks): TriedPicks | null {
  const asker = s.stack.at(-1);
  if (s.strands !== null || asker === undefined) return null;
  const { pc } = asker;
  const facts: Fact[] = [];
  let asked = decision;
  for (const key of keys) {
    const told = advance(book, s, { seat, decision: asked, keys: [key] });
    if (isIllegal(told)) return null;
    facts.push(...told);
    asked = s.asked[seat];
  }
  return { facts, goesOn: goesOn(book, s, seat, asker, pc) };
}
