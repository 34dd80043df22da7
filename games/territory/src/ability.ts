// Territory's abilities: the schema of costs, conditions, actions and whole abilities in the kernel's shape.
// Invariant: these types are exactly what the schemas accept; a card that parses needs no further checks.
// Next: vocabulary.ts for its words, ops/*/schema.ts for each action, words/{en,fr}.ts for how they are said.
import {
  type AbilityOf,
  abilitySchema,
  amountSchema,
  commonShape,
  register,
  targetShape,
} from '@sleight/kernel/ability/schema';
import type { WordParts } from '@sleight/kernel/ability/words';
import { opSchemas as kernelSchemas } from '@sleight/kernel/ops/schemas.generated';
import { z } from 'zod';
import { condSchemas } from './conditions/schemas.generated';
import { filterSchemas } from './filters/schemas.generated';
import { opSchemas } from './ops/schemas.generated';
import {
  type AbilityType,
  abilityTypes,
  type Cond,
  type Event,
  events,
  type Filter,
  type Frequency,
  frequencies,
  numbers,
  type OpParts,
  type RuleNumber,
  stats,
  type Target,
  type TargetType,
  targetTypes,
  type Verb,
  type Vocabulary,
  verbs,
} from './vocabulary';

export * from './vocabulary';

export type Cost =
  | { sacrifice: Target; bind?: string }
  | { sacrificeThis: true; bind?: string }
  | { discard: number; bind?: string }
  | { choose: Target; bind?: string };
export type When = Target & { event: Event };
export type Action = z.infer<KernelSchemas[number]> | z.infer<OwnSchemas[number]>;
/** The action that carries an ability of its own. */
export type Grant = Extract<Action, { type: 'grant' }>;
export interface Ability extends AbilityOf<AbilityType, Frequency, Cond, When, Cost, Action> {}

type KernelSchemas = ReturnType<typeof kernelSchemas<TargetType, Filter, Cond, Verb, RuleNumber>>;
type OwnSchemas = ReturnType<typeof opSchemas<Ability>>;

export const filterSchema: z.ZodType<Filter> = z.lazy(() => z.union(filterSchemas(words)));

const target = targetShape(targetTypes, filterSchema);
export const targetSchema: z.ZodType<Target> = z.strictObject(target);
export const condSchema: z.ZodType<Cond> = z.lazy(() => z.union(condSchemas(words)));
const amount = amountSchema(targetSchema, stats, false);
const words: WordParts<Vocabulary> = { filter: filterSchema, target: targetSchema, amount, cond: condSchema };

const bind = register.optional();
export const costSchema: z.ZodType<Cost> = z.union([
  z.strictObject({ sacrifice: z.strictObject({ ...target, targetType: z.literal('unit') }), bind }),
  z.strictObject({ sacrificeThis: z.literal(true), bind }),
  z.strictObject({ discard: z.int().min(1), bind }),
  z.strictObject({ choose: targetSchema, bind }),
]);

const parts: OpParts<Ability> = {
  target,
  amount,
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
