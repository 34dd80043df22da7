// The types of Territory's abilities, for the kernel's compiler.

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

/** The parts of a word's meaning in Territory. */
export interface Meanings extends WordMeanings<Vocabulary> {
  readonly rules: Rules;
}
