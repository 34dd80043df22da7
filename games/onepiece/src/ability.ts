// One Piece's abilities: its words and its ops put together in the shared shape (docs/decisions/0007).
// Invariant: these types are exactly what the schemas accept; a card that parses needs no further checks.
// Next: vocabulary.ts for the words, ops/*/schema.ts for each action, words/ for how they are said.
import { inBoth } from '@sleight/kernel/problems';
import { z } from 'zod';
import { type Cost, costSchema } from './cost-words';
import { type Replaces, replacesSchema, type When, whenSchema } from './event-words';
import { impossible } from './impossible';
import { opSchemas } from './ops/schemas.generated';
import { type AbilityType, abilityTypes, type Cond, condSchema, opParts } from './vocabulary';

export * from './cost-words';
export * from './event-words';
export * from './vocabulary';

export type Action = z.infer<ReturnType<typeof opSchemas<Effect>>[number]>;

/** The actions, in order. */
export interface Effect {
  actions: Action[];
}

export interface Ability {
  /** Several for one text with two timings. */
  type: AbilityType | AbilityType[];
  frequency?: 'Once Per Turn';
  optional?: true;
  condition?: {
    /** [DON!! xN], [Your Turn], [Opponent's Turn]: checked at the timing and at the resolution (10.5). */
    don?: number;
    yourTurn?: true;
    opponentTurn?: true;
    /** Checked after the costs; gates every action (10.6). */
    if?: Cond;
  };
  when?: When;
  replaces?: Replaces;
  /** Where the text works; on the field if absent. */
  zone?: 'hand' | 'rules';
  cost?: Cost[];
  effect: Effect;
}

const effectSchema: z.ZodType<Effect> = z.lazy(() =>
  z.strictObject({ actions: z.array(actionSchema).min(1) }),
);
export const actionSchema = z.discriminatedUnion('type', [...opSchemas(opParts(effectSchema))]);

const condition = z
  .strictObject({
    don: z.int().min(1).optional(),
    yourTurn: z.literal(true).optional(),
    opponentTurn: z.literal(true).optional(),
    if: condSchema.optional(),
  })
  .refine(
    (fields) => Object.values(fields).some((field) => field !== undefined),
    inBoth('says no condition', 'ne dit aucune condition'),
  );

export const ability: z.ZodType<Ability> = z
  .strictObject({
    type: z.union([z.enum(abilityTypes), z.array(z.enum(abilityTypes)).min(2)]),
    frequency: z.literal('Once Per Turn').optional(),
    optional: z.literal(true).optional(),
    condition: condition.optional(),
    when: whenSchema.optional(),
    replaces: replacesSchema.optional(),
    zone: z.enum(['hand', 'rules']).optional(),
    cost: z.array(costSchema).min(1).optional(),
    effect: effectSchema,
  })
  .superRefine((read, issues) => {
    const complain = (path: string, en: string, fr: string): void => {
      issues.addIssue({ code: 'custom', path: [path], ...inBoth(en, fr) });
    };
    if ((read.type === 'When') !== (read.when !== undefined))
      complain(
        'when',
        'belongs to a "When" ability, and to no other',
        'va avec une capacité «\u202fWhen\u202f», et avec nulle autre',
      );
    if ((read.type === 'Replacement') !== (read.replaces !== undefined))
      complain(
        'replaces',
        'belongs to a "Replacement" ability, and to no other',
        'va avec une capacité «\u202fReplacement\u202f», et avec nulle autre',
      );
    for (const { path, en, fr } of impossible(read, [], false))
      issues.addIssue({ code: 'custom', path: [...path], ...inBoth(en, fr) });
  });

/** The timings of an ability. */
export const typesOf = ({ type }: { readonly type: AbilityType | readonly AbilityType[] }) =>
  typeof type === 'string' ? [type] : type;
