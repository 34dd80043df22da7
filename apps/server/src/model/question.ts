// A question to a language model: what its seat may know, and its manner of play.
// Invariant: it holds a view and that seat's log lines, never the state of a match (law 11).

import type { Said } from '@sleight/kernel';
import type { Manner } from '@sleight/protocol';
import type { Situation } from '../bots/situation';
import type { Rulebook } from '../matches/rulebook';

export interface Question {
  /** The rules of the match. */
  readonly rulebook: Rulebook;
  /** Its seat's view and memory, and its own list. */
  readonly at: Situation;
  /** Its log lines so far, oldest first. */
  readonly log: readonly Said[];
  readonly manner: Manner;
}

/** One option. */
export interface ModelOption {
  readonly key: string;
  readonly say: Said;
  /** The search's estimate of its chance to win, from 0 to 1, if the search was asked. */
  readonly win?: number;
}

/** The best options with their chance to win, best first, from the seat's own view. */
export type TopOptions = (
  question: Question,
  signal: AbortSignal,
) => Promise<readonly { readonly key: string; readonly win: number }[]>;
