// Pond, a made-up game for the kernel's own tests: frogs, lily pads, and the ops every game has.
// Invariant: small, but it uses every part a game must supply; it shows that the kernel names no game's words.
// Next: words.ts for how it is said.
import { z } from 'zod';
import {
  type AbilityOf,
  abilitySchema,
  amountSchema,
  commonShape,
  type TargetOf,
  targetShape,
} from '../ability/schema';
import { type Bound, schema as bound } from '../conditions/bound/schema';
import { type Count, schema as count } from '../conditions/count/schema';
import { opSchemas } from '../ops/schemas.generated';

export const types = ['Play', 'Arrive', 'When', 'Activate', 'Continuous'] as const;
export const targetTypes = ['frog', 'pad'] as const;
export const verbs = ['eat', 'hop'] as const;
export const numbers = ['handLimit', 'croak'] as const;

export type Filter = { other: true } | { size: 'small' | 'big' };
export type Target = TargetOf<(typeof targetTypes)[number], Filter>;
interface Vocabulary {
  Filter: Filter;
  Target: Target;
  Amount: unknown;
  Cond: Cond;
}
export type Cond = Count<Vocabulary> | Bound;
export type Cost = { discard: number; bind?: string } | { choose: Target; bind?: string };
export type When = Target & { event: 'croak' };
type Schemas = ReturnType<
  typeof opSchemas<
    (typeof targetTypes)[number],
    Filter,
    Cond,
    (typeof verbs)[number],
    (typeof numbers)[number]
  >
>;
export type Action = z.infer<Schemas[number]>;
export interface Ability
  extends AbilityOf<(typeof types)[number], 'Once Per Turn', Cond, When, Cost, Action> {}

const filter: z.ZodType<Filter> = z.union([
  z.strictObject({ other: z.literal(true) }),
  z.strictObject({ size: z.enum(['small', 'big']) }),
]);
const target = targetShape(targetTypes, filter);
const targetSchema: z.ZodType<Target> = z.strictObject(target);
const cond: z.ZodType<Cond> = z.union([count<Vocabulary>({ target: targetSchema }), bound()]);
const bind = z.string().optional();

export const schema: z.ZodType<Ability> = abilitySchema({
  types,
  frequencies: ['Once Per Turn'],
  events: ['croak'],
  target,
  cond,
  cost: z.union([
    z.strictObject({ discard: z.int().min(1), bind }),
    z.strictObject({ choose: targetSchema, bind }),
  ]),
  action: z.discriminatedUnion(
    'type',
    opSchemas({
      target,
      amount: amountSchema(targetSchema, ['weight'], false),
      signedAmount: amountSchema(targetSchema, ['weight'], true),
      verb: z.enum(verbs),
      number: z.enum(numbers),
      common: commonShape(cond),
    }),
  ),
});
