// Territory's abilities: its ability types, targets, filters, costs and conditions in the kernel's shape.
// Invariant: these types are exactly what the schemas accept; a card that parses needs no further checks.
// Next: ops/*/schema.ts for each action, words/{en,fr}.ts for how they are said.
import {
  type AbilityOf,
  type AmountOf,
  abilitySchema,
  amountSchema,
  type CondOf,
  commonShape,
  condSchemas,
  type Parts,
  register,
  type TargetOf,
  targetShape,
} from '@sleight/kernel/ability/schema';
import { opSchemas as kernelSchemas } from '@sleight/kernel/ops/schemas.generated';
import { z } from 'zod';
import { opSchemas } from './ops/schemas.generated';

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
export type Cost =
  | { sacrifice: Target; bind?: string }
  | { sacrificeThis: true; bind?: string }
  | { discard: number; bind?: string }
  | { choose: Target; bind?: string };
export type When = Target & { event: Event };
export type Action = z.infer<KernelSchemas[number]> | z.infer<OwnSchemas[number]>;
export interface Ability extends AbilityOf<AbilityType, Frequency, Cond, When, Cost, Action> {}

type KernelSchemas = ReturnType<typeof kernelSchemas<TargetType, Filter, Cond, Verb, RuleNumber>>;
type OwnSchemas = ReturnType<typeof opSchemas>;

export interface OpParts extends Parts<TargetType, Filter, Cond, Verb, RuleNumber> {
  /** The ability that `grant` puts on a slot. */
  ability: z.ZodType<Ability>;
}

export const filterSchema: z.ZodType<Filter> = z.union([
  z.strictObject({ range: z.enum(ranges), of: register.optional() }),
  z.strictObject({ other: z.literal(true) }),
  z.strictObject({ lane: z.union([z.int().min(1), z.literal('edge')]) }),
  z.strictObject({ empty: z.literal(true) }),
  z.strictObject({ kind: z.enum(kinds) }),
  z.strictObject({ where: z.lazy((): z.ZodType<Cond> => condSchema) }),
]);

const target = targetShape(targetTypes, filterSchema);
export const targetSchema: z.ZodType<Target> = z.strictObject(target);
export const condSchema: z.ZodType<Cond> = z.union([
  ...condSchemas(targetSchema),
  z.strictObject({ lanesWon: z.strictObject({ gte: z.int().min(1) }) }),
]);

const bind = register.optional();
export const costSchema: z.ZodType<Cost> = z.union([
  z.strictObject({ sacrifice: z.strictObject({ ...target, targetType: z.literal('unit') }), bind }),
  z.strictObject({ sacrificeThis: z.literal(true), bind }),
  z.strictObject({ discard: z.int().min(1), bind }),
  z.strictObject({ choose: targetSchema, bind }),
]);

const parts: OpParts = {
  target,
  amount: amountSchema(targetSchema, stats, false),
  signedAmount: amountSchema(targetSchema, stats, true),
  verb: z.enum(verbs),
  number: z.enum(numbers),
  common: commonShape(condSchema),
  ability: z.lazy((): z.ZodType<Ability> => ability),
};

export const actionSchema = z.discriminatedUnion('type', [...kernelSchemas(parts), ...opSchemas(parts)]);

/** The schema of one Territory ability. */
export const ability: z.ZodType<Ability> = abilitySchema({
  types: abilityTypes,
  frequencies,
  events,
  target,
  cond: condSchema,
  cost: costSchema,
  action: actionSchema,
});
