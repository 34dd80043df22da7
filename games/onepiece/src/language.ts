// One Piece's ability language, as the kernel's compiler sees it.

import type { WordMeanings } from '@sleight/kernel/ability/words';
import type { Count, RefTest, Select, Test } from '@sleight/kernel/book';
import type { Compiler } from '@sleight/kernel/compiler';
import type { Ability, Action, Amount, Cond, Filter, Target, Vocabulary } from './ability';
import type { Card } from './cards/schema';
import type { Shared } from './shared';

/** The reach of ops: everything shared, and actions inside an action. */
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

export type FilterMeaning = RefTest;
export type CondMeaning = Test;
export type AmountMeaning = Count;

/** The parts of a word's meaning in One Piece. */
export interface Meanings extends WordMeanings<Vocabulary> {
  readonly shared: Inside;
  select(target: Target): Select;
  /** All of the filters. */
  matchAll(filters: readonly Filter[]): RefTest;
}

/** A card in a deck list, for filters that a deck rule asks with: only printed values count (spec 3.4). */
export interface ListedCard {
  readonly card: Card;
  fits(filter: Filter): boolean;
}
