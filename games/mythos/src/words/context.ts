// The input and the result of wording an op or a word, in both languages.
// Invariant: types only, so that ops and words can use them before the words are put together.
// Next: en.ts and fr.ts, which put them together.
import type { Agreement } from '@sleight/kernel/text/french';
import type { French, FrenchPhrase, FrenchWords } from '@sleight/kernel/text/french-target';
import type { Fields, Phrase } from '@sleight/kernel/text/grammar';
import type { Action, Amount, Cond, Filter, Target } from '../ability';

/** Where an English filter stands: before the noun, between its side and the noun, or after it. */
export type EnglishSlot = 'degree' | 'level' | 'face' | 'kind' | 'place' | 'name' | 'with' | 'past' | 'not';

export interface FilterPhrase {
  readonly slot: EnglishSlot;
  readonly says: Phrase<unknown>;
  /** Of what it is said; of characters and their cards, if not stated. */
  readonly types?: readonly string[];
}

export interface FilterEnglish {
  readonly phrases: readonly FilterPhrase[];
  /** It leaves one: "the weakest character". */
  readonly the?: true;
  /** Said of what a register holds: "it has [printed cost 3 or less]", "it had [cost 3 or less]". */
  readonly has?: Phrase<unknown>;
  readonly had?: Phrase<unknown>;
  /** Is it said behind the noun with "with" or "that"? Needed where a filter has other wordings too. */
  readonly isClause?: (filter: Fields) => boolean;
  /** Filters that are said together, as they are said and as they are meant. */
  readonly together?: {
    said(filters: readonly unknown[], target: Fields): readonly unknown[] | undefined;
    meant(filters: readonly unknown[]): readonly unknown[];
  };
}

export type CondEnglish = readonly Phrase<unknown>[];
/** Wordings of X. */
export type AmountEnglish = readonly Phrase<unknown>[];

/** Where a French filter stands behind its noun. */
export type FrenchSlot =
  | 'kind'
  | 'adjective'
  | 'belonging'
  | 'name'
  | 'place'
  | 'with'
  | 'lower'
  | 'past'
  | 'not';

/** A filter in French; null where it is said with the determiner. */
export type FilterFrench = {
  readonly slot: FrenchSlot;
  readonly text: string;
  /** True whatever happens: « a », not « avait ». */
  readonly lasting?: true;
} | null;
export type CondFrench = string;
/** X itself as a noun. */
export type AmountFrench = string;

export interface FilterContext {
  /** How adjectives end. */
  readonly agreement: Agreement;
  /** All filters of the target. */
  readonly all: readonly Filter[];
  readonly french: MythosFrench;
}
export type CondContext = MythosFrench;
export type AmountContext = MythosFrench;

/** Targets, filters and amounts contain each other, so they find each other here. */
export interface MythosFrenchWords extends FrenchWords<Filter, Cond> {
  target(what: Target, context: MythosFrench): FrenchPhrase;
  /** Without article, in the plural: « personnages ennemis en jeu ». */
  bareMany(what: Target, context: MythosFrench): string;
  /** Without article, in the singular. */
  bareOne(what: Target, context: MythosFrench): string;
  /** What X is. */
  value(amount: Amount, context: MythosFrench): string;
  filter(filter: Filter, context: FilterContext): FilterFrench;
  /** One action as a clause, for actions that stand inside another. */
  action(action: Action, context: MythosFrench): string;
}

export interface MythosFrench extends French<Filter, Cond> {
  readonly words: MythosFrenchWords;
  /** « depuis cette mission » where a verb takes characters away. */
  readonly away?: boolean;
  /** Where it goes without saying where: no « en jeu ». */
  readonly anywhere?: boolean;
}
