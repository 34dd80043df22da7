// Scenarios: laying a position out, checking sentences about it, and the invariants that fuzzing relies on.
// Promise: nothing here is random, so a scenario never depends on a seed. A sentence that is not understood fails;
// it is never taken for true.

import type { Book, Play } from '@sleight/kernel/book';
import type { Fact } from '@sleight/kernel/fact';
import type { Seat, State } from '@sleight/kernel/state';

export interface GameScenarios {
  /**
   * Lays a position out as a scenario describes it, and runs it to the first decision; what happens on the way goes to
   * `facts`. `me` is seat 0. Throws a sentence that names the bad field.
   */
  arrange(book: Book, setup: unknown, facts?: Fact[] | null): State;

  /** Null if the expectation holds, otherwise a sentence that says what is there instead. Never throws. */
  expect(p: Play, me: Seat, expectation: string): string | null;

  /** Changes to the default rules that every scenario starts from. Absent: none. */
  readonly scenarioRules?: object;

  /** Made-up cards that a scenario's position implies, so that the rulebook knows every ability in it. */
  scenarioCards?(setup: unknown): readonly unknown[];

  /** Whether nothing is half done, so that a scenario may end here. Absent: where no strand and no effect is running. */
  isTurn?(p: Play): boolean;

  /** Broken invariants of a state, as sentences; empty for every state that a match can reach. */
  invariants(p: Play): string[];
}
