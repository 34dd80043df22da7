// The parsed form of a scenario: how it begins, what is played, what is expected.
// Next: read.ts for the YAML, run.ts for playing it.

import type { Said, Seat } from '@sleight/kernel';
import type { Fields } from '@sleight/kernel/text/grammar';

export type ScenarioStep =
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
  /** A step, and what must hold right after it. */
  | { readonly kind: 'then'; readonly step: ScenarioStep; readonly expect: readonly Expectation[] };

/** A prebuilt deck by name, or cards by id and count, with changes. */
export interface DeckSetup {
  readonly starter: string | null;
  readonly cards: readonly string[];
  readonly add: readonly string[];
  readonly remove: readonly string[];
  readonly leader: string | null;
}

export type Expectation =
  /** A sentence in the game's own vocabulary. */
  | { readonly kind: 'holds'; readonly sentence: string }
  /** The same, for what one seat can see. */
  | { readonly kind: 'sees'; readonly seat: Seat; readonly sentences: readonly string[] }
  /** An ordered part of what happened, unredacted or as one seat heard it. */
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
export interface SeededMatch {
  readonly version: string;
  readonly seed: string;
  readonly ruleset: string | null;
  /** The decks that were dealt, or the position that a puzzle began with. */
  readonly decks: readonly [DeckSetup, DeckSetup] | null;
  readonly position: Fields | null;
  readonly answers: readonly ScenarioStep[];
}

export interface Scenario {
  readonly game: string;
  readonly title: Said;
  /** The rules and rulings it shows. */
  readonly cites: readonly string[];
  /** The game's ruleset; null for the default. */
  readonly ruleset: string | null;
  readonly rules: Fields;
  /** Made-up cards, in the game's card format. */
  readonly cards: readonly unknown[];
  /** The game's own description of the position; null if only decks are checked. */
  readonly setup: Fields | null;
  readonly play: readonly ScenarioStep[];
  readonly replay: SeededMatch | null;
  /** Entries of the list; one in braces may have several expectations. */
  readonly expect: readonly (readonly Expectation[])[];
}

/** The name of a step of the play. */
export const said = (step: ScenarioStep): string => {
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
