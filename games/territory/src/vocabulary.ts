// The words Territory's abilities are made of: types, targets, filters, conditions, and what ops are built from.
// Invariant: knows no op, so that every op can be built from it.
// Next: filters/ and conditions/ for a folder each; ability.ts, which puts the ops together.
import type { AmountOf, SchemaParts, TargetOf } from '@sleight/kernel/ability/schema';
import type { KernelOpTraits as KernelTraits } from '@sleight/kernel/ability/traits';
import type { VocabularyOf } from '@sleight/kernel/ability/words';
import type { z } from 'zod';
import type { CondOf } from './conditions/schemas.generated';
import type { FilterOf } from './filters/schemas.generated';

/** `Play` is what an action card does when it is played. */
export const abilityTypes = [
  'Play',
  'Deploy',
  'Death',
  'Sacrificed',
  'Conquer',
  'Round End',
  'Match Start',
  'When',
  'Activate',
  'Continuous',
] as const;
export const frequencies = ['Once Per Round'] as const;
export const events = ['conquer', 'sacrifice'] as const;
export const targetTypes = ['unit', 'self', 'slot', 'lane', 'effect', 'card'] as const;
export const stats = ['power'] as const;
/** Verbs an ability may forbid (`cannot`) or ask about (`adjust … costing`). */
export const verbs = ['removeEffect', 'bounce', 'move', 'sacrifice', 'discard'] as const;
/** Numbers of the rules that an ability may change. */
export const numbers = ['damage', 'firstDraw', 'laterDraw'] as const;

export type AbilityType = (typeof abilityTypes)[number];
export type Frequency = (typeof frequencies)[number];
export type Event = (typeof events)[number];
export type TargetType = (typeof targetTypes)[number];
export type Verb = (typeof verbs)[number];
export type RuleNumber = (typeof numbers)[number];

/** The kinds of words, by name, for words that contain others. */
export interface Vocabulary extends VocabularyOf<Filter, Target, Amount, Cond> {}

/** Each filter narrows a target; together they must all hold. A folder each in filters/. */
export type Filter = FilterOf<Vocabulary>;
export interface Target extends TargetOf<TargetType, Filter> {}
export type Amount = AmountOf<Target>;
/** A folder each in conditions/. */
export type Cond = CondOf<Vocabulary>;

/** The traits of an op of Territory. */
export interface OpTraits extends KernelTraits {
  /** The things it changes; rules may keep Conquer abilities from changing `units` (spec 2, conquerMayAffectUnits). */
  readonly touches: 'units' | 'effects' | 'cards' | 'points' | 'rules' | 'nothing';
}

/** The parts of an op's schema; `A` is the ability that `grant` puts on a slot. */
export interface OpParts<A = unknown> extends SchemaParts<TargetType, Filter, Cond, Verb, RuleNumber> {
  ability: z.ZodType<A>;
}
