// The schema of abilities: what a card file may say.
// Invariant: these types are exactly what the schema accepts; a card that parses needs no further checks.
// Next: vocabulary.ts for the words, ops/*/schema.ts for each action.

import {
  type AbilityOf,
  abilitySchema,
  amountSchema,
  commonShape,
  targetShape,
} from '@sleight/kernel/ability/schema';
import { schema as discard } from '@sleight/kernel/ops/discard/schema';
import { schema as draw } from '@sleight/kernel/ops/draw/schema';
import { z } from 'zod';
import { condSchemas } from './conditions/schemas.generated';
import { opSchemas } from './ops/schemas.generated';
import {
  type AbilityType,
  abilityTypes,
  type Cond,
  type Filter,
  type OpParts,
  stats,
  type Target,
  targetTypes,
  type Vocabulary,
} from './vocabulary';

const filter: z.ZodType<Filter> = z.never();
const target = targetShape(targetTypes, filter);
const targetSchema: z.ZodType<Target> = z.strictObject(target);
const amount = amountSchema(targetSchema, stats, false);
const cond: z.ZodType<Cond> = z.lazy(() =>
  z.union(condSchemas<Vocabulary>({ filter, target: targetSchema, amount, cond })),
);

const parts: OpParts = {
  target,
  amount,
  signedAmount: amountSchema(targetSchema, stats, true),
  verb: z.never(),
  number: z.never(),
  common: commonShape(cond),
};

/** Two ops of the kernel, and every folder in ops/. */
const action = z.discriminatedUnion('type', [draw(parts), discard(parts), ...opSchemas(parts)]);

export type Action = z.infer<typeof action>;
export interface Ability
  extends AbilityOf<AbilityType, never, Cond, Target & { event: never }, never, Action> {}

export const ability: z.ZodType<Ability> = abilitySchema({
  types: abilityTypes,
  frequencies: [],
  events: [],
  target,
  cond,
  cost: z.never(),
  action,
});
