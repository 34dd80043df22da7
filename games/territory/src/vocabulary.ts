// The words Territory's abilities are made of: types, targets, filters, conditions, and what ops are built from.
// Invariant: knows no op, so that every op can be built from it.
// Next: ability.ts, which puts the ops together.
import type { AmountOf, CondOf, Parts, TargetOf } from '@sleight/kernel/ability/schema';
import type { z } from 'zod';

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
export const ranges = ['here', 'close', 'far'] as const;
export const kinds = ['beneficial', 'harmful', 'neutral'] as const;
export const stats = ['power'] as const;
/** Verbs an ability may forbid (`cannot`) or ask about (`adjust … costing`). */
export const verbs = ['removeEffect', 'bounce', 'move', 'sacrifice', 'discard'] as const;
/** Numbers of the rules that an ability may change. */
export const numbers = ['damage', 'firstDraw', 'laterDraw'] as const;

export type AbilityType = (typeof abilityTypes)[number];
export type Frequency = (typeof frequencies)[number];
export type Event = (typeof events)[number];
export type TargetType = (typeof targetTypes)[number];
export type Range = (typeof ranges)[number];
export type EffectKind = (typeof kinds)[number];
export type Verb = (typeof verbs)[number];
export type RuleNumber = (typeof numbers)[number];

/** Each filter narrows a target; together they must all hold. `of` measures a range from a register. */
export type Filter =
  | { range: Range; of?: string }
  | { other: true }
  | { lane: number | 'edge' }
  | { empty: true }
  | { kind: EffectKind }
  | { where: Cond };
export type Target = TargetOf<TargetType, Filter>;
export type Amount = AmountOf<Target>;
/** Inside a `where` filter a condition is read from the candidate: its close allies, not yours. */
export type Cond = CondOf<Target> | { lanesWon: { gte: number } };

/** What the schema of an op is built from; `A` is the ability that `grant` puts on a slot. */
export interface OpParts<A = unknown> extends Parts<TargetType, Filter, Cond, Verb, RuleNumber> {
  ability: z.ZodType<A>;
}
