// The types of Mythos's abilities, for the kernel's compiler.

import type { WordMeanings } from '@sleight/kernel/ability/words';
import type { Count, Play, RefTest } from '@sleight/kernel/book';
import type { Refs } from '@sleight/kernel/code';
import type { Compiler, Test } from '@sleight/kernel/compiler';
import type { Ability, Action, Amount, Cond, Filter, Target, Vocabulary } from './ability';
import type { Shared } from './shared';

/** The reach of ops: everything shared, and actions inside an action. */
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

/** What a filter asks of one candidate and, where it does, of all of them together or of one that is remembered. */
export interface Asks {
  readonly fits: RefTest;
  /** Of what was found since `start`, leaves only what it means. */
  readonly among?: (p: Play, out: Refs, start: number) => void;
  /** The same of what the register at this index holds, as it was then. */
  readonly was?: (at: number) => RefTest;
}

export type FilterMeaning = RefTest | Asks;
export type CondMeaning = Test;
export type AmountMeaning = Count;

/** The parts of a word's meaning in Mythos. */
export interface Meanings extends WordMeanings<Vocabulary> {
  readonly shared: Inside;
  filter(filter: Filter): Asks;
}
