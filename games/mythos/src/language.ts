// What Mythos's abilities are made of, as the kernel's compiler sees it.

import type { Compiler } from '@sleight/kernel/compile';
import type { Ability, Amount, Cond, Target } from './ability';
import type { Shared } from './shared';

export interface Mythos {
  Target: Target;
  Amount: Amount;
  Cond: Cond;
  Ability: Ability;
  Rules: Shared;
}

export type C = Compiler<Mythos>;
