// The parsed form of a puzzle and a guide. Both are positions in the scenario format.
// Next: read.ts for the YAML, goal.ts for when a puzzle is solved, solve.ts for the proof.

import type { Said, Seat } from '@sleight/kernel';
import type { Fields } from '@sleight/kernel/text/grammar';

/** The starting position of a match: everything but the seed. */
export interface StartingPosition {
  readonly game: string;
  /** Null for the game's first. */
  readonly ruleset: string | null;
  /** Changes to the ruleset. */
  readonly rules: Fields;
  /** The input of the game's `arrange`: start, me, foe. */
  readonly setup: Fields;
}

/** Sentences in the game's own vocabulary, as in scenarios; "I" is the first seat. */
export interface Goal {
  /** Solved if all hold. Empty if only winning the match counts. */
  readonly solved: readonly string[];
  /** Failed if one holds. */
  readonly failed: readonly string[];
}

export interface Puzzle {
  /** "game/open-flank": the game and the file's name. */
  readonly id: string;
  readonly position: StartingPosition;
  readonly title: Said;
  /** The goal, in a sentence. */
  readonly task: Said;
  readonly hint: Said;
  readonly goal: Goal;
  /** The solution, with the replies it meets. */
  readonly solution: readonly { readonly seat: Seat; readonly picks: readonly string[] }[];
}

/** One step of a guide: what to do and why, or an automatic move of the other side. */
export type GuideStep =
  | {
      readonly kind: 'show';
      readonly say: Said;
      /** The picks, in one answer or several. */
      readonly picks: readonly string[];
      /** Shown when the learner picks another legal option. */
      readonly otherwise: Said;
    }
  | { readonly kind: 'reply'; readonly picks: readonly string[] };

export interface Guide {
  readonly id: string;
  readonly position: StartingPosition;
  readonly title: Said;
  /** Shown before the first step. */
  readonly intro: Said;
  readonly steps: readonly GuideStep[];
  /** Shown after the last one. */
  readonly outro: Said;
}
