// The shape every ability has in every game: zod builders that a game fills with its own words.
// Invariant: objects are strict, so a misspelt field is an error that names it, never ignored.
// Next: ops/*/schema.ts for the actions, normalise.ts for the normal form, read.ts for the door.
import { z } from 'zod';
import { inBoth } from '../problems';

export const sides = ['player', 'opponent', 'any'] as const;
export type Side = (typeof sides)[number];

/** The target. The fields stand flat inside the action, cost, condition or amount that uses them. */
export interface TargetOf<Type extends string, Filter> {
  targetSide?: Side;
  targetType: Type;
  minTargets?: number;
  maxTargets?: number;
  all?: true;
  filters?: Filter[];
}

export type AmountOf<Target> = number | { stat: string; of: string } | { per: Target; times: number };

export interface AbilityOf<Type extends string, Frequency extends string, Cond, When, Cost, Action> {
  type: Type;
  frequency?: Frequency;
  optional?: true;
  condition?: { if: Cond };
  when?: When;
  cost?: Cost[];
  effect: { actions: Action[] };
}

/**
 * The name of a register: what an action or a cost of the same ability really did. While an ability is being
 * said, a pointer ("@…", text/pointer.ts) stands in its place; no register bears such a name.
 */
export const register = z
  .string()
  .refine(
    (name) => /^(@.*|[a-z][a-zA-Z0-9]*)$/.test(name),
    inBoth(
      'must be the name of a register such as "chosen"',
      "doit être le nom d'un registre comme «\u202fchosen\u202f»",
    ),
  );

export const targetShape = <Type extends string, Filter>(
  targetTypes: readonly Type[],
  filter: z.ZodType<Filter>,
) => ({
  targetSide: z.enum(sides).optional(),
  targetType: z.enum(targetTypes),
  minTargets: z.int().min(0).optional(),
  maxTargets: z.int().min(1).optional(),
  all: z.literal(true).optional(),
  filters: z.array(filter).min(1).optional(),
});

export type TargetShape<Type extends string, Filter> = ReturnType<typeof targetShape<Type, Filter>>;

/** `signed` amounts may lower a value ("-2 power"); the others count things, so they start at 1. */
export const amountSchema = <Target>(
  target: z.ZodType<Target>,
  stats: readonly string[],
  signed: boolean,
) => {
  const whole = signed
    ? z.int().refine((n) => n !== 0, inBoth('must not be 0', 'ne doit pas être 0'))
    : z.int().min(1);
  return z.union([
    whole,
    z.strictObject({ stat: z.enum(stats), of: register }),
    z.strictObject({ per: target, times: whole }),
  ]);
};

/** Fields of an op that offers several effects, of which one is picked: by you, or by the opponent. */
export const modesShape = <E>(effect: z.ZodType<E>) => ({
  type: z.literal('chooseOne'),
  chooser: z.literal('opponent').optional(),
  modes: z.array(effect).min(2),
});

/** The parts of an op's schema: the game's targets, amounts, conditions and names. */
export interface SchemaParts<Type extends string, Filter, Cond, Verb extends string, Numeral extends string> {
  target: TargetShape<Type, Filter>;
  amount: z.ZodType<AmountOf<TargetOf<Type, Filter>>>;
  signedAmount: z.ZodType<AmountOf<TargetOf<Type, Filter>>>;
  /** Verbs that `cannot` may forbid and `adjust` may ask about, by their op or cost name. */
  verb: z.ZodType<Verb>;
  /** Numbers that `adjust` may change. */
  number: z.ZodType<Numeral>;
  /** Fields every action may carry. */
  common: { if: z.ZodOptional<z.ZodType<Cond>>; bind: z.ZodOptional<typeof register> };
}

export const commonShape = <Cond>(cond: z.ZodType<Cond>) => ({
  if: cond.optional(),
  bind: register.optional(),
});

interface AbilityParts<
  Type extends string,
  Frequency extends string,
  Event extends string,
  TargetType extends string,
  Filter,
  Cond,
  Cost,
  Action,
> {
  types: readonly Type[];
  frequencies: readonly Frequency[];
  events: readonly Event[];
  target: TargetShape<TargetType, Filter>;
  cond: z.ZodType<Cond>;
  cost: z.ZodType<Cost>;
  action: z.ZodType<Action>;
}

export const abilitySchema = <
  Type extends string,
  Frequency extends string,
  Event extends string,
  TargetType extends string,
  Filter,
  Cond,
  Cost,
  Action,
>(
  parts: AbilityParts<Type, Frequency, Event, TargetType, Filter, Cond, Cost, Action>,
) =>
  z
    .strictObject({
      type: z.enum(parts.types),
      frequency: z.enum(parts.frequencies).optional(),
      optional: z.literal(true).optional(),
      condition: z.strictObject({ if: parts.cond }).optional(),
      when: z.strictObject({ event: z.enum(parts.events), ...parts.target }).optional(),
      cost: z.array(parts.cost).min(1).optional(),
      effect: z.strictObject({ actions: z.array(parts.action).min(1) }),
    })
    .superRefine((ability, issues) => {
      const isWhen = ability.type === 'When';
      if (isWhen && !ability.when) {
        const says = inBoth(
          'a "When" ability says which event',
          'une capacité «\u202fWhen\u202f» dit quel événement',
        );
        issues.addIssue({ code: 'custom', path: ['when'], ...says });
      }
      if (!isWhen && ability.when) {
        const says = inBoth(
          'only a "When" ability has this field',
          'seule une capacité «\u202fWhen\u202f» a ce champ',
        );
        issues.addIssue({ code: 'custom', path: ['when'], ...says });
      }
    });
