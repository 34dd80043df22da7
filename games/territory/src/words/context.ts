// What the French of an op is told: where it stands, and Territory's words.
// Invariant: types only, so that ops can use them before the words are put together.
// Next: fr.ts, which puts them together.
import type { French, FrenchWords } from '@sleight/kernel/text/french-target';
import type { Ability, Cond, Filter } from '../ability';

export interface TerritoryFrenchWords extends FrenchWords<Filter, Cond> {
  /** The line of an ability that stands in quotes. */
  quote(ability: Ability): string;
}

export interface TerritoryFrench extends French<Filter, Cond> {
  readonly words: TerritoryFrenchWords;
}
