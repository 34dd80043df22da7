// What a puzzle's proof is asked and what it comes to, as plain data that goes into a thread and comes back.
// Invariant: it is asked about the whole table, hidden cards included, and answers with nothing but picks and a verdict.
// Read next: prove.ts for who works it out, in a thread; driver.ts and hint.ts for who asks.

import type { State } from '@sleight/kernel';
import type { Goal, Verdict } from '@sleight/lessons';
import type { Table } from '../matches/table';

export interface ProofRequest {
  readonly game: string;
  readonly state: State;
  readonly goal: Goal;
  /** What happens next by itself, or what keeps the goal within reach. */
  readonly wants: 'reply' | 'hint';
}

export interface Proof {
  /** Null while nothing is decided. */
  readonly verdict: Verdict | null;
  /** The defence, or the first picks of a hint; none while the solver is to decide. */
  readonly keys: readonly string[];
}

export const proofOn = (
  { row, state }: Pick<Table, 'row' | 'state'>,
  goal: Goal,
  wants: ProofRequest['wants'],
): ProofRequest => ({ game: row.game, state, goal, wants });
