// What the French of an op is told: where it stands, and Mythos's words.
// Invariant: types only, so that ops can use them before the words are put together.
// Next: fr.ts, which puts them together.
import type { French, FrenchWords, Named } from '@sleight/kernel/text/french-target';
import type { Action, Amount, Cond, Filter, Target } from '../ability';

/** Targets, filters and amounts contain each other, so they find each other here. */
export interface MythosFrenchWords extends FrenchWords<Filter, Cond> {
  target(what: Target, context: MythosFrench): Named;
  /** Without article, in the plural: « personnages ennemis en jeu ». */
  bareMany(what: Target, context: MythosFrench): string;
  /** What X is. */
  value(amount: Amount, context: MythosFrench): string;
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
