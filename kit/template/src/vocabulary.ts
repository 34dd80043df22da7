// The words that abilities are made of: when they happen, what they affect, what an op is built from.
// Invariant: knows no op, so that every op can be built from it.
// Next: ability.ts, which puts the ops together.

import type { AmountOf, SchemaParts, TargetOf } from '@sleight/kernel/ability/schema';
import type { CondOf } from './conditions/schemas.generated';

export type { KernelOpTraits as OpTraits } from '@sleight/kernel/ability/traits';

/** When an ability happens: its card is revealed, wins its round or loses it. */
export const abilityTypes = ['Reveal', 'Win', 'Loss'] as const;
/** The card itself, and the one that faces it. */
export const targetTypes = ['self', 'rival'] as const;
export const stats = ['strength'] as const;

export type AbilityType = (typeof abilityTypes)[number];
type TargetType = (typeof targetTypes)[number];

/** There are no filters yet. Each would be a folder in filters/, as conditions are in conditions/. */
export type Filter = never;
export interface Target extends TargetOf<TargetType, Filter> {}
export type Amount = AmountOf<Target>;
export type Cond = CondOf<Vocabulary>;

export interface Vocabulary {
  Filter: Filter;
  Target: Target;
  Amount: Amount;
  Cond: Cond;
}

/** The parts of an op's schema. */
export type OpParts<_Ability = unknown> = SchemaParts<TargetType, Filter, Cond, never, never>;
