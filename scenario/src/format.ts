// What a scenario is once it has been read: how it begins, what is played, what is expected.
// Next: read.ts for the YAML, run.ts for playing it.

import type { Said, Seat } from '@sleight/kernel';
import type { Fields } from './fields';

export type Step =
  | {
      readonly kind: 'pick';
      readonly seat: Seat;
      readonly picks: readonly string[];
      readonly legal: readonly string[] | null;
    }
  | { readonly kind: 'both'; readonly picks: readonly [readonly string[], readonly string[]] }
  | { readonly kind: 'timeout'; readonly seat: Seat }
  | { readonly kind: 'concede'; readonly seat: Seat }
  | {
      readonly kind: 'illegal';
      readonly seat: Seat;
      readonly pick: string;
      readonly because: string | null;
    }
  | { readonly kind: 'expect'; readonly expect: readonly Expectation[] }
  /** A step, and what must be true right after it. */
  | { readonly kind: 'then'; readonly step: Step; readonly expect: readonly Expectation[] };

/** A starter deck by name, or cards by id and number, with changes. */
export interface DeckSetup {
  readonly starter: string | null;
  readonly cards: readonly string[];
  readonly add: readonly string[];
  readonly remove: readonly string[];
  readonly leader: string | null;
}

export type Expectation =
  /** A sentence of the game's own vocabulary. */
  | { readonly kind: 'holds'; readonly sentence: string }
  /** The same, of what one seat can see. */
  | { readonly kind: 'sees'; readonly seat: Seat; readonly sentences: readonly string[] }
  /** An ordered part of what happened, as everybody together or one seat heard it. */
  | { readonly kind: 'facts'; readonly seat: Seat | null; readonly facts: readonly string[] }
  | { readonly kind: 'never'; readonly facts: readonly string[] }
  | {
      readonly kind: 'explain';
      readonly seat: Seat;
      readonly card: string;
      readonly reasons: readonly string[];
    }
  | { readonly kind: 'legal'; readonly options: readonly string[] }
  | { readonly kind: 'deckLegal'; readonly deck: DeckSetup; readonly problems: readonly string[] };

/** A bug report: a match from its seed, instead of a position. */
export interface Replay {
  readonly version: string;
  readonly seed: string;
  readonly ruleset: string | null;
  /** What was dealt from, or the position that a puzzle began with. */
  readonly decks: readonly [DeckSetup, DeckSetup] | null;
  readonly position: Fields | null;
  readonly answers: readonly Step[];
}

export interface Scenario {
  readonly game: string;
  readonly title: Said;
  /** Rule numbers and rulings it shows. */
  readonly cites: readonly string[];
  /** Which of the game's rulesets; null for the usual one. */
  readonly ruleset: string | null;
  readonly rules: Fields;
  /** Made-up cards, in the game's card format. */
  readonly cards: readonly unknown[];
  /** The game's own description of the position; null where only decks are judged. */
  readonly setup: Fields | null;
  readonly play: readonly Step[];
  readonly replay: Replay | null;
  /** Entries of the list; one in braces may expect several things. */
  readonly expect: readonly (readonly Expectation[])[];
}

/** What `step` calls a step of the play. */
export const said = (step: Step): string => {
  const who = (seat: Seat): string => (seat === 0 ? 'me' : 'foe');
  switch (step.kind) {
    case 'pick':
      return `${who(step.seat)}: ${step.picks.join(', then ')}`;
    case 'both':
      return `both: ${step.picks[0].join(', ')} / ${step.picks[1].join(', ')}`;
    case 'illegal':
      return `illegal: ${step.pick}`;
    case 'expect':
      return 'expect';
    case 'then':
      return said(step.step);
    default:
      return `${step.kind}: ${who(step.seat)}`;
  }
};
