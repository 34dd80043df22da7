// What Territory's abilities are made of, as the kernel's compiler sees it.

import type { Compiler } from '@sleight/kernel/compiler';
import type { Ability, Amount, Cond, Target } from './ability';
import type { Rules } from './rules';

export interface Territory {
  Target: Target;
  Amount: Amount;
  Cond: Cond;
  Ability: Ability;
  Rules: Rules;
}

export type C = Compiler<Territory>;
