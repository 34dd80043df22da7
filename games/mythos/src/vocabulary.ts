// The words Mythos's abilities are made of: line types, targets, filters, amounts, conditions and costs.
// Invariant: knows no op, so that every op can be built from it; these types are exactly what the schemas accept.
// Next: ability.ts, which puts the ops together.
import { register, sides } from '@sleight/kernel/ability/schema';
import { z } from 'zod';

export const abilityTypes = [
  'Main',
  'Upgrade',
  'Ambush',
  'Score',
  'Continuous',
  'When',
  'Round End',
  'Replacement',
] as const;
export const events = ['defeat', 'play', 'move', 'lose', 'affect'] as const;
export const targetTypes = ['character', 'self', 'mission', 'card', 'bound'] as const;
export const verbs = ['hide', 'defeat', 'move', 'reveal'] as const;

export type AbilityType = (typeof abilityTypes)[number];
export type Event = (typeof events)[number];
export type Verb = (typeof verbs)[number];
export type Side = (typeof sides)[number];

export type Bound = { lte: Amount } | { gte: Amount } | { lt: Amount } | { eq: Amount };

export type Filter =
  | { mission: 'here' | 'other' }
  | { mission: 'same'; of: string }
  | { other: true }
  | { withSelf: true }
  | { hidden: boolean }
  | { upgraded: true }
  | { group: string }
  | { keyword: string }
  | { name: string | string[] }
  | { not: Filter }
  | { power: Bound }
  | { cost: Bound }
  | { basis: Bound }
  | { printedPower: Bound }
  | { printedCost: Bound }
  | { lowest: 'cost' | 'power' }
  | { highest: 'power' }
  | { playedLastTurn: true }
  | { sameName: string }
  | { where: Cond };

/** What is printed on a card, whatever becomes of it. */
export type Printed =
  | { group: string }
  | { keyword: string }
  | { name: string | string[] }
  | { not: Printed };

export interface Target {
  targetSide?: Side;
  targetType: (typeof targetTypes)[number];
  of?: string;
  all?: true;
  upTo?: true;
  anyNumber?: true;
  targets?: Amount;
  perMission?: true;
  downTo?: number;
  sumMax?: { power: number };
  chooser?: 'opponent';
  filters?: Filter[];
}

export type Amount =
  | number
  | { stat: 'power' | 'cost' | 'count'; of: string }
  | { per: Target; times: number; plus?: number };

export type Cond =
  | { count: Target; gte: number }
  | { count: Target; lte: number }
  | { count: Target; eq: number }
  | { edge: 'player' | 'opponent' }
  | { hand: { side: 'player' | 'opponent'; eq: number } }
  | { fewer: Target; than: Target }
  | { did: string }
  | { bound: string; filters: Filter[] };

export type Cost = { discard: number; bind?: string } | { mill: number; bind?: string };
export type When = Target & { event: Event; by?: 'player' };
export type Replaces = Target & { verbs: Verb[]; by: 'any' | 'opponent' };
export const whole = z.int();
const text = z.string().min(1);
export const amount: z.ZodType<Amount> = z.lazy(() =>
  z.union([
    whole,
    z.strictObject({ stat: z.enum(['power', 'cost', 'count']), of: register }),
    z.strictObject({ per: targetSchema, times: whole, plus: whole.optional() }),
  ]),
);
const bound: z.ZodType<Bound> = z.union([
  z.strictObject({ lte: amount }),
  z.strictObject({ gte: amount }),
  z.strictObject({ lt: amount }),
  z.strictObject({ eq: amount }),
]);

const group = z.strictObject({ group: text });
const keyword = z.strictObject({ keyword: text });
const name = z.strictObject({ name: z.union([text, z.array(text).min(2)]) });

export const printedSchema: z.ZodType<Printed> = z.lazy(() =>
  z.union([group, keyword, name, z.strictObject({ not: printedSchema })]),
);

export const filterSchema: z.ZodType<Filter> = z.lazy(() =>
  z.union([
    z.strictObject({ mission: z.enum(['here', 'other']) }),
    z.strictObject({ mission: z.literal('same'), of: register }),
    z.strictObject({ other: z.literal(true) }),
    z.strictObject({ withSelf: z.literal(true) }),
    z.strictObject({ hidden: z.boolean() }),
    z.strictObject({ upgraded: z.literal(true) }),
    group,
    keyword,
    name,
    z.strictObject({ not: filterSchema }),
    z.strictObject({ power: bound }),
    z.strictObject({ cost: bound }),
    z.strictObject({ basis: bound }),
    z.strictObject({ printedPower: bound }),
    z.strictObject({ printedCost: bound }),
    z.strictObject({ lowest: z.enum(['cost', 'power']) }),
    z.strictObject({ highest: z.literal('power') }),
    z.strictObject({ playedLastTurn: z.literal(true) }),
    z.strictObject({ sameName: register }),
    z.strictObject({ where: condSchema }),
  ]),
);

export const filters = z.array(filterSchema).min(1).optional();

/** Fields of a target, flat inside what uses them. */
export const target = {
  targetSide: z.enum(sides).optional(),
  targetType: z.enum(targetTypes),
  of: register.optional(),
  all: z.literal(true).optional(),
  upTo: z.literal(true).optional(),
  anyNumber: z.literal(true).optional(),
  targets: amount.optional(),
  perMission: z.literal(true).optional(),
  downTo: z.int().min(0).optional(),
  sumMax: z.strictObject({ power: whole }).optional(),
  chooser: z.literal('opponent').optional(),
  filters,
};
export const targetSchema: z.ZodType<Target> = z.strictObject(target);

export const condSchema: z.ZodType<Cond> = z.lazy(() =>
  z.union([
    z.strictObject({ count: targetSchema, gte: whole }),
    z.strictObject({ count: targetSchema, lte: whole }),
    z.strictObject({ count: targetSchema, eq: whole }),
    z.strictObject({ edge: z.enum(['player', 'opponent']) }),
    z.strictObject({ hand: z.strictObject({ side: z.enum(['player', 'opponent']), eq: whole }) }),
    z.strictObject({ fewer: targetSchema, than: targetSchema }),
    z.strictObject({ did: register }),
    z.strictObject({ bound: register, filters: z.array(filterSchema).min(1) }),
  ]),
);

export const bind = register.optional();
export const costSchema: z.ZodType<Cost> = z.union([
  z.strictObject({ discard: z.int().min(1), bind }),
  z.strictObject({ mill: z.int().min(1), bind }),
]);

/** What the schema of an op is built from; `E` is the effect that `chooseOne` offers. */
export interface OpParts<E = unknown> {
  target: typeof target;
  filters: typeof filters;
  printed: z.ZodType<Printed>;
  amount: z.ZodType<Amount>;
  whole: z.ZodInt;
  side: z.ZodOptional<z.ZodType<Side>>;
  verb: z.ZodType<Verb>;
  second: z.ZodOptional<z.ZodType<Target>>;
  common: { if: z.ZodOptional<z.ZodType<Cond>>; bind: z.ZodOptional<typeof register> };
  effect: z.ZodType<E>;
}
