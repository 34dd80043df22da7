// What a puzzle and a guide are once they have been read. Both are positions in the scenario format.
// Next: read.ts for the YAML, goal.ts for when a puzzle is solved, solve.ts for the proof.

import type { Said, Seat } from '@sleight/kernel';
import type { Fields } from '@sleight/scenario/fields';

/** A position as a match starts from it: everything but the seed. */
export interface Position {
  readonly game: string;
  /** Null for the game's first. */
  readonly ruleset: string | null;
  /** Changes to the ruleset. */
  readonly rules: Fields;
  /** What the game's `arrange` lays out: start, me, foe. */
  readonly setup: Fields;
}

/** Sentences of the game's own vocabulary, as scenarios expect them; "I" is the first seat. */
export interface Goal {
  /** All of them hold: solved. Empty where only winning the match counts. */
  readonly solved: readonly string[];
  /** One of them holds: failed. */
  readonly failed: readonly string[];
}

export interface Puzzle {
  /** "territory/open-flank": the folder and the file's name. */
  readonly id: string;
  readonly position: Position;
  readonly title: Said;
  /** What is to be reached, in a sentence. */
  readonly task: Said;
  readonly hint: Said;
  readonly goal: Goal;
  /** The way through, with the replies that it meets. */
  readonly solution: readonly { readonly seat: Seat; readonly picks: readonly string[] }[];
}

/** One thing that a guide shows: what to do and why, or what the other side does by itself. */
export type GuideStep =
  | {
      readonly kind: 'show';
      readonly say: Said;
      /** What is to be picked, in one answer or several. */
      readonly picks: readonly string[];
      /** Said to whoever picks something else that is legal. */
      readonly otherwise: Said;
    }
  | { readonly kind: 'reply'; readonly picks: readonly string[] };

export interface Guide {
  readonly id: string;
  readonly position: Position;
  readonly title: Said;
  /** Said before the first step. */
  readonly intro: Said;
  readonly steps: readonly GuideStep[];
  /** Said after the last one. */
  readonly outro: Said;
}
