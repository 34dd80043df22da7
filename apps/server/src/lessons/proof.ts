// Requests to and results of a puzzle's proof, as plain data for a thread.
// Invariant: a request holds the whole table, hidden cards included; a result holds only picks and a verdict.
// Read next: prove.ts, which computes it in a thread; driver.ts and hint.ts, which request it.

import type { State } from '@sleight/kernel';
import type { Goal, GoalVerdict } from '@sleight/lessons';
import type { LiveTable } from '../matches/table';

export interface ProofRequest {
  readonly game: string;
  readonly state: State;
  readonly goal: Goal;
  /** The next automatic move, or a pick that keeps the goal within reach. */
  readonly wants: 'reply' | 'hint';
}

export interface Proof {
  /** Null while it is undecided. */
  readonly verdict: GoalVerdict | null;
  /** The defence, or the first picks of a hint; empty while the solver decides. */
  readonly keys: readonly string[];
}

export const proofOn = (
  { row, state }: Pick<LiveTable, 'row' | 'state'>,
  goal: Goal,
  wants: ProofRequest['wants'],
): ProofRequest => ({ game: row.game, state, goal, wants });
