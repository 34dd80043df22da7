// What Territory's abilities are made of, as the kernel's compiler sees it.

import type { WordMeanings } from '@sleight/kernel/ability/words';
import type { RefTest, Test } from '@sleight/kernel/book';
import type { Compiler } from '@sleight/kernel/compiler';
import type { Ability, Amount, Cond, Target, Vocabulary } from './ability';
import type { Rules } from './rules';

export interface Territory {
  Target: Target;
  Amount: Amount;
  Cond: Cond;
  Ability: Ability;
  Rules: Rules;
}

export type C = Compiler<Territory>;

export type FilterMeaning = RefTest;
export type CondMeaning = Test;

/** What the meaning of a word of Territory is built from. */
export interface Meanings extends WordMeanings<Vocabulary> {
  readonly rules: Rules;
}
