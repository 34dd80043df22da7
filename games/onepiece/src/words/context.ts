// The input and the result of wording an op or a word, in both languages.
// Invariant: types only, so that ops and words can use them before the words are put together.
// Next: en.ts and fr.ts, which put them together.
import type { Agreement } from '@sleight/kernel/text/french';
import type { Mood, Phrase } from '@sleight/kernel/text/grammar';
import type { Action, Amount, Cond, Filter } from '../ability';

/** Where an English filter stands: three places before the noun, the others behind it. */
export type EnglishSlot =
  | 'state'
  | 'either'
  | 'kind'
  | 'with'
  | 'text'
  | 'without'
  | 'has'
  | 'was'
  | 'otherThan';

interface FilterPhrase {
  readonly slot: EnglishSlot;
  readonly says: Phrase<unknown>;
  /** Another wording of what a phrase of this filter prints. */
  readonly isOnlyRead?: true;
}

export interface FilterEnglish {
  readonly phrases: readonly FilterPhrase[];
  /** What a card has, after "with", "that card has" and "your Leader has": "a cost of 3 or less". */
  readonly has?: Phrase<unknown>;
  /** Said of one card, with the filter in the field `at`: "your Leader is [Uta]". */
  readonly being?: (at: string, who: string) => readonly Phrase<unknown>[];
}

export interface CondEnglish {
  /** Whole clauses. */
  readonly phrases: readonly Phrase<unknown>[];
  /** Other wordings of the same. */
  readonly read?: readonly Phrase<unknown>[];
  /** What you have, behind these words: "you have ", or nothing where they are not repeated after "and". */
  readonly yours?: (have: string) => readonly Phrase<unknown>[];
  /** A clause that cannot be joined with others by "and" or "or". */
  readonly alone?: Phrase<unknown>;
}

export interface AmountEnglish {
  /** As a limit, after "equal to or less than". */
  readonly limit: readonly Phrase<unknown>[];
  /** What a change is counted by: "for every 2 Events in your trash". */
  readonly each?: Phrase<unknown>;
}

/** Where a French filter stands behind its noun: alone, after « ayant », after « autre que ». */
export type FrenchSlot = 'adjective' | 'having' | 'other';
export interface Placed {
  readonly slot: FrenchSlot;
  readonly text: string;
}
/** Said of one card: « est épuisée », « n'est pas épuisée ». */
export interface Predicate {
  readonly said: string;
  readonly denied: string;
}

export interface FilterFrench extends Placed {
  readonly says: Predicate;
  /** What the filter leaves out, if it has words of its own for that: « sans effet [Jouée] ». */
  readonly without?: Placed;
}

export interface FilterContext {
  /** How adjectives end. */
  readonly agreement: Agreement;
  readonly french: OnePieceFrench;
}

export type CondFrench = string;
export type CondContext = OnePieceFrench;

export interface AmountFrench {
  /** « 3 », « le nombre de vos cartes Vie ». */
  readonly noun: string;
  /** As a change: its size, and what it is counted by, with the space before it. */
  readonly times: number;
  readonly each: string;
}
export type AmountContext = OnePieceFrench;

/** A phrase with its gender and number. */
export interface Named extends Agreement {
  readonly text: string;
}

/** Words contain each other, so they find each other here. */
interface OnePieceFrenchWords {
  filter(filter: Filter, context: FilterContext): FilterFrench;
  cond(cond: Cond, context: OnePieceFrench): string;
  amount(amount: Amount, context: OnePieceFrench): AmountFrench;
  /** Several actions, as sentences. */
  steps(actions: readonly Action[], context: OnePieceFrench): string;
}

export interface OnePieceFrench {
  readonly mood: Mood;
  /** What an earlier action did, as a feminine participle: { selected: 'choisie' }. */
  readonly participles: Readonly<Record<string, string>>;
  readonly words: OnePieceFrenchWords;
}
