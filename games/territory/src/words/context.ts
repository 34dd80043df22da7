// The input and the result of wording an op or a word, in both languages.
// Invariant: types only, so that ops and words can use them before the words are put together.
// Next: en.ts and fr.ts, which put them together.
import type { Agreement } from '@sleight/kernel/text/french';
import type { French, FrenchTargetNoun, FrenchWords } from '@sleight/kernel/text/french-target';
import type { Phrase } from '@sleight/kernel/text/grammar';
import type { Ability, Cond, Filter } from '../ability';

export interface TerritoryFrenchWords extends FrenchWords<Filter, Cond> {
  /** The line of an ability that stands in quotes. */
  quote(ability: Ability): string;
}

export interface TerritoryFrench extends French<Filter, Cond> {
  readonly words: TerritoryFrenchWords;
}

/** Where an English filter stands: two places before the noun, then behind it. */
export interface FilterPhrase {
  readonly slot: 'kind' | 'range' | 'after';
  readonly says: Phrase<unknown>;
  /** Only of things of these types. */
  readonly types?: readonly string[];
}
export type FilterEnglish = readonly FilterPhrase[];
export type CondEnglish = readonly Phrase<unknown>[];

/** A filter in French, where it stands behind its noun; null where it is said with the determiner. */
export type FilterFrench = { readonly slot: 'kind' | 'range' | 'rest'; readonly text: string } | null;
export type CondFrench = string;

export interface FilterContext {
  readonly noun: FrenchTargetNoun;
  /** How adjectives end. */
  readonly agreement: Agreement;
  readonly french: French<Filter, Cond>;
}
export type CondContext = French<Filter, Cond>;
