// The types of abilities, for the kernel's compiler.

import type { WordMeanings } from '@sleight/kernel/ability/words';
import type { Test } from '@sleight/kernel/book';
import type { Compiler } from '@sleight/kernel/compiler';
import type { Ability } from './ability';
import type { Rules } from './rules';
import type { Vocabulary } from './vocabulary';

export interface DuskfallLanguage extends Pick<Vocabulary, 'Target' | 'Amount' | 'Cond'> {
  Ability: Ability;
  Rules: Rules;
}

export type C = Compiler<DuskfallLanguage>;
export type Meanings = WordMeanings<Vocabulary>;
export type CondMeaning = Test;
