// All that a language model is asked about: what its seat may know, and how it is to play.
// Invariant: it holds a view and lines told to that seat, never the state of a match (law 11).

import type { Said } from '@sleight/kernel';
import type { Manner } from '@sleight/protocol';
import type { Situation } from '../bots/situation';
import type { Rulebook } from '../matches/rulebook';

export interface Question {
  /** What the match is played by. */
  readonly rulebook: Rulebook;
  /** What its seat sees and remembers, and its own list. */
  readonly at: Situation;
  /** What it was told so far, oldest first. */
  readonly log: readonly Said[];
  readonly manner: Manner;
}

/** One thing it may pick. */
export interface Choice {
  readonly key: string;
  readonly say: Said;
  /** The chance to win that the search gives it, from 0 to 1, where the search was asked. */
  readonly win?: number;
}

/** The best options with their chance to win, best first, from the seat's own view. */
export type TopOptions = (
  question: Question,
  signal: AbortSignal,
) => Promise<readonly { readonly key: string; readonly win: number }[]>;
