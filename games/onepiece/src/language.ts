// What One Piece's abilities are made of, as the kernel's compiler sees it.

import type { Compiler } from '@sleight/kernel/compiler';
import type { Ability, Action, Amount, Cond, Target } from './ability';
import type { Shared } from './shared';

/** What ops reach: everything shared, and actions inside an action. */
export interface Inside extends Shared {
  /** Compiles actions in place. */
  runActions: (actions: readonly Action[], c: C) => void;
}

export interface OnePiece {
  Target: Target;
  Amount: Amount;
  Cond: Cond;
  Ability: Ability;
  Rules: Inside;
}

export type C = Compiler<OnePiece>;
