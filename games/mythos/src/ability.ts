// Mythos's abilities: its words and its ops put together in the shared shape (docs/decisions/0004).
// Invariant: these types are exactly what the schemas accept; a card that parses needs no further checks.
// Next: vocabulary.ts for the words, ops/*/schema.ts for each action, words/ for how they are said.
import { sides } from '@sleight/kernel/ability/schema';
import { z } from 'zod';
import { opSchemas } from './ops/schemas.generated';
import {
  type AbilityType,
  abilityTypes,
  amount,
  bind,
  type Cond,
  type Cost,
  condSchema,
  costSchema,
  events,
  filters,
  type OpParts,
  printedSchema,
  type Replaces,
  target,
  targetSchema,
  verbs,
  type When,
} from './vocabulary';

export * from './vocabulary';

export type Action = z.infer<ReturnType<typeof opSchemas<Effect>>[number]>;
/** The action that offers effects of its own. */
export type ChooseOne = Extract<Action, { type: 'chooseOne' }>;

/** The actions, in order. */
export interface Effect {
  actions: Action[];
}

export interface Ability {
  type: AbilityType;
  instead?: 'Main' | 'Ambush';
  adds?: 'Main' | 'Ambush';
  must?: true;
  optional?: true;
  condition?: { if: Cond };
  when?: When;
  replaces?: Replaces;
  cost?: Cost[];
  effect: Effect;
}

const parts: OpParts<Effect> = {
  target,
  filters,
  printed: printedSchema,
  amount,
  whole: z.int().min(1),
  side: z.enum(sides).optional(),
  verb: z.enum(verbs),
  second: targetSchema.optional(),
  common: { if: condSchema.optional(), bind },
  effect: z.lazy((): z.ZodType<Effect> => effectSchema),
};

export const actionSchema = z.discriminatedUnion('type', [...opSchemas(parts)]);
const effectSchema: z.ZodType<Effect> = z.strictObject({ actions: z.array(actionSchema).min(1) });

export const ability: z.ZodType<Ability> = z.strictObject({
  type: z.enum(abilityTypes),
  instead: z.enum(['Main', 'Ambush']).optional(),
  adds: z.enum(['Main', 'Ambush']).optional(),
  must: z.literal(true).optional(),
  optional: z.literal(true).optional(),
  condition: z.strictObject({ if: condSchema }).optional(),
  when: z.strictObject({ event: z.enum(events), by: z.literal('player').optional(), ...target }).optional(),
  replaces: z
    .strictObject({ verbs: z.array(z.enum(verbs)).min(1), by: z.enum(['any', 'opponent']), ...target })
    .optional(),
  cost: z.array(costSchema).min(1).optional(),
  effect: effectSchema,
});
