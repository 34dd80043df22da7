// The words Mythos's abilities are made of: line types, targets and costs, with the filters, amounts and conditions.
// Invariant: knows no op, so that every op can be built from it; these types are exactly what the schemas accept.
// Next: filters/, amounts/ and conditions/ for a folder each; ability.ts, which puts the ops together.
import { register, sides } from '@sleight/kernel/ability/schema';
import type { VocabularyOf, WordParts } from '@sleight/kernel/ability/words';
import { z } from 'zod';
import { type AmountOf, amountSchemas } from './amounts/schemas.generated';
import type { BoundOf } from './bound';
import { type CondOf, condSchemas } from './conditions/schemas.generated';
import { schema as group } from './filters/group/schema';
import { schema as keyword } from './filters/keyword/schema';
import { schema as name } from './filters/name/schema';
import { type FilterOf, filterSchemas } from './filters/schemas.generated';

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
export type WhichSide = (typeof sides)[number];

/** The kinds of words, by name, for words that contain others. */
export interface Vocabulary extends VocabularyOf<Filter, Target, Amount, Cond> {}

/** A folder each in filters/, amounts/ and conditions/. */
export type Filter = FilterOf<Vocabulary>;
export type Amount = AmountOf<Vocabulary>;
export type Cond = CondOf<Vocabulary>;
export type Bound = BoundOf<Vocabulary>;

/** The printed values of a card, in every state. */
export type Printed =
  | { group: string }
  | { keyword: string }
  | { name: string | string[] }
  | { not: Printed };

export interface Target {
  targetSide?: WhichSide;
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

export type Cost = { discard: number; bind?: string } | { mill: number; bind?: string };
/** The register of each cost. */
export const costRegisters = { discard: 'discarded', mill: 'milled' };
export const registerOf = (cost: Cost): string =>
  cost.bind ?? ('discard' in cost ? costRegisters.discard : costRegisters.mill);

export type When = Target & { event: Event; by?: 'player' };
export type Replaces = Target & { verbs: Verb[]; by: 'any' | 'opponent' };
export const whole = z.int();
export const amount: z.ZodType<Amount> = z.lazy(() => z.union(amountSchemas(words)));

export const printedSchema: z.ZodType<Printed> = z.lazy(() =>
  z.union([group(), keyword(), name(), z.strictObject({ not: printedSchema })]),
);

export const filterSchema: z.ZodType<Filter> = z.lazy(() => z.union(filterSchemas(words)));

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

export const condSchema: z.ZodType<Cond> = z.lazy(() => z.union(condSchemas(words)));
const words: WordParts<Vocabulary> = {
  filter: filterSchema,
  target: targetSchema,
  amount,
  cond: condSchema,
};

export const bind = register.optional();
export const costSchema: z.ZodType<Cost> = z.union([
  z.strictObject({ discard: z.int().min(1), bind }),
  z.strictObject({ mill: z.int().min(1), bind }),
]);

/** The traits of an op of Mythos; `A` is its action, if a trait depends on it. */
export interface OpTraits<A = never> {
  /** The thing it acts on if it has no target: `card` for "draw 2 cards". */
  readonly thing?: 'character' | 'card' | 'chakra' | 'edge';
  /** The contents of its register for any target: tokens of a character. */
  readonly holds?: 'card' | 'token';
  /** The contents of its register for the card's other lines (11.5); `nothing` if they cannot name it. */
  readonly leaves: 'character' | 'card' | 'token' | 'chakra' | 'nothing';
  /** Its `side` says whose cards they are. You do it all the same, so you may decline (11.2.6). */
  readonly isYours?: true;
  /** Does it mean this character without saying so (11.4.5)? */
  namesSource?(action: A): boolean;
  /** Does it go on with the cards that were looked at, without saying so? */
  readsLooked?(action: A): boolean;
  /** It copies lines, which one chain of copies may do once. */
  readonly copies?: true;
}

/** The parts of an op's schema; `E` is the effect that `chooseOne` offers. */
export interface OpParts<E = unknown> {
  target: typeof target;
  filters: typeof filters;
  printed: z.ZodType<Printed>;
  amount: z.ZodType<Amount>;
  whole: z.ZodInt;
  side: z.ZodOptional<z.ZodType<WhichSide>>;
  verb: z.ZodType<Verb>;
  second: z.ZodOptional<z.ZodType<Target>>;
  common: { if: z.ZodOptional<z.ZodType<Cond>>; bind: z.ZodOptional<typeof register> };
  effect: z.ZodType<E>;
}
