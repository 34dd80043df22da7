// What the French of an op is told: where it stands, and Mythos's words.
// Invariant: types only, so that ops can use them before the words are put together.
// Next: fr.ts, which puts them together.
import type { French, FrenchWords } from '@sleight/kernel/text/french-target';
import type { Action, Cond, Filter } from '../ability';

export interface MythosFrenchWords extends FrenchWords<Filter, Cond> {
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
