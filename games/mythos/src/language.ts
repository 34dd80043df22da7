// What Mythos's abilities are made of, as the kernel's compiler sees it.

import type { Compiler, Test } from '@sleight/kernel/compiler';
import type { Ability, Action, Amount, Cond, Target } from './ability';
import type { Shared } from './shared';

/** What ops reach: everything shared, and actions inside an action. */
export interface Inside extends Shared {
  /** Compiles actions in place and says when they can be carried out at all. */
  runMode: (actions: readonly Action[], c: C) => Test;
}

export interface Mythos {
  Target: Target;
  Amount: Amount;
  Cond: Cond;
  Ability: Ability;
  Rules: Inside;
}

export type C = Compiler<Mythos>;
