// The words One Piece's abilities are made of: timings, targets, filters, amounts, conditions and costs (spec 21, 22).
// Invariant: knows no op, so that every op can be built from it; these types are exactly what the schemas accept.
// Next: ability.ts, which puts the ops together; docs/decisions/0007 for what each word means.
import { register, sides } from '@sleight/kernel/ability/schema';
import { z } from 'zod';

export const abilityTypes = [
  'On Play',
  'Activate Main',
  'Main',
  'On Attack',
  'On Block',
  'On Opponent Attack',
  'Counter',
  'Trigger',
  'On KO',
  'End of Turn',
  'End of Opponents Turn',
  'Start of Turn',
  'Start of Game',
  'When',
  'Replacement',
  'Continuous',
] as const;
export const targetTypes = [
  'leader',
  'character',
  'leaderOrCharacter',
  'stage',
  'characterOrStage',
  'leaderOrStage',
  'event',
  'eventOrStage',
  'don',
  'card',
  'self',
  'bound',
] as const;
export const areas = ['hand', 'trash', 'handOrTrash', 'deck', 'life', 'lookedAt'] as const;
export const keywords = [
  'Rush',
  'Rush: Character',
  'Blocker',
  'Double Attack',
  'Banish',
  'Unblockable',
] as const;
export const colors = ['red', 'green', 'blue', 'purple', 'black', 'yellow'] as const;
export const attributes = ['Slash', 'Strike', 'Ranged', 'Special', 'Wisdom', '?'] as const;
export const durations = [
  'thisTurn',
  'thisBattle',
  'untilStartOfYourNextTurn',
  'untilEndOfOpponentsNextTurn',
  'untilEndOfYourNextTurn',
] as const;
export const positions = ['top', 'bottom', 'topOrBottom'] as const;
export const causes = ['battle', 'effect', 'opponentEffect'] as const;
export const events = [
  'attackDeclared',
  'battled',
  'becomesRested',
  'blockerActivated',
  'cardPlayed',
  'characterKOd',
  'dealsDamage',
  'donGiven',
  'donReturned',
  'eventActivated',
  'handTrashed',
  'leavesField',
  'lifeEmptied',
  'lifeLost',
  'takesDamage',
  'triggerActivated',
] as const;
export const turnLogs = ['opponentCharacterKOd', 'handTrashed', 'eventActivated'] as const;
const counted = ['life', 'hand', 'don', 'characters'] as const;

export type AbilityType = (typeof abilityTypes)[number];
export type TargetType = (typeof targetTypes)[number];
export type Area = (typeof areas)[number];
export type Keyword = (typeof keywords)[number];
export type Duration = (typeof durations)[number];
export type Position = (typeof positions)[number];
export type Cause = (typeof causes)[number];
export type Event = (typeof events)[number];
export type Side = (typeof sides)[number];
export type Player = 'player' | 'opponent';
type Counted = (typeof counted)[number];

/** At most, at least, exactly; both ends for "from 3 to 5". */
export type Bound = { lte: Amount } | { gte: Amount } | { eq: Amount } | { gte: Amount; lte: Amount };

export type Filter =
  | { other: true }
  | { category: 'leader' | 'character' | 'event' | 'stage' }
  | { state: 'active' | 'rested' }
  | { color: (typeof colors)[number] }
  | { multicolored: true }
  | { type: string | string[] }
  | { typeIncludes: string | string[] }
  | { attribute: (typeof attributes)[number] }
  | { name: string | string[] }
  | { hasKeyword: Keyword }
  | { hasTrigger: true }
  | { noBaseEffect: true }
  | { cost: Bound }
  | { baseCost: Bound }
  | { power: Bound }
  | { basePower: Bound }
  | { counter: Bound }
  | { donGiven: Bound }
  | { playedThisTurn: true }
  | { any: Filter[] }
  | { not: Filter };

export interface Target {
  targetSide?: Side;
  targetType: TargetType;
  of?: string;
  from?: Area;
  minTargets?: number;
  maxTargets?: number;
  all?: true;
  anyNumber?: true;
  chooser?: 'opponent' | 'blind';
  filters?: Filter[];
  sumMax?: { power: number } | { cost: number };
  distinct?: 'name';
}

export type Amount =
  | number
  | { stat: 'power' | 'cost' | 'count'; of: string; times?: number }
  | { per: Target; every?: number; times: number };

type Limit = { lte: number } | { gte: number } | { eq: number };

export type Cond =
  | { all: Cond[] }
  | { any: Cond[] }
  | { not: Cond }
  | ({ count: Target } & Limit)
  /** Every one of these that its side has on the field matches the filters, and there is one. */
  | { only: Target }
  | { life: { side: Side; face?: 'up' | 'down' } & Limit }
  | { hand: { side: Side } & Limit }
  | { trash: { side: Side } & Limit }
  | { deck: { side: Side } & Limit }
  | { don: { side: Side; state?: 'active' | 'rested' | 'given' } & Limit }
  | { compare: [`${Counted}.${Player}`, 'lt' | 'lte' | 'eq' | 'gte' | 'gt', `${Counted}.${Player}`] }
  | { leader: Filter }
  | { self: Filter }
  | { bound: string; filters: Filter[] }
  | { turnLog: (typeof turnLogs)[number] };

/** A number of Life cards and where they are taken. */
export interface LifeCards {
  n: number;
  position: Position;
}

export type Cost = { bind?: string } & (
  | { restThis: true }
  | { restDon: number }
  | { donMinus: number; orMore?: true }
  | { trash: Target }
  | { trashThis: true }
  | { lifeToHand: LifeCards }
  | { trashLife: LifeCards }
  | { turnLife: { n: number; face: 'up' | 'down' } }
  | { rest: Target }
  | { return: Target }
  /** At an end of the deck, or anywhere in it: it is shuffled. */
  | { toDeck: Target & { position?: 'top' | 'bottom'; shuffle?: true } }
  | { toLife: Target & { position: 'top' | 'bottom'; faceUp?: true } }
  | { ko: Target }
  | { reveal: Target }
  | { mill: number }
  | { powerDown: Target & { amount: number } }
  | { giveDon: Target & { amount: number; state: 'active' | 'rested' } }
  | { either: Cost[] }
);

/** What happened, to whom or by whom: `side` is the player who did it, `subject` the card it happened to. */
export interface When {
  event: Event;
  side?: Player;
  min?: number;
  subject?: Target;
  against?: Target;
  cause?: Cause;
}

export interface Replaces {
  event: 'ko' | 'remove' | 'rest';
  subject: Target;
  cause?: Cause;
}

const whole = z.int();
const count = z.int().min(1);
const text = z.string().min(1);
const oneOrMore = z.union([text, z.array(text).min(2)]);
const player = z.enum(['player', 'opponent']);

export const amount: z.ZodType<Amount> = z.lazy(() =>
  z.union([
    whole,
    z.strictObject({
      stat: z.enum(['power', 'cost', 'count']),
      of: register,
      times: whole.optional(),
    }),
    z.strictObject({ per: targetSchema, every: z.int().min(2).optional(), times: whole }),
  ]),
);
const bound: z.ZodType<Bound> = z.union([
  z.strictObject({ lte: amount }),
  z.strictObject({ gte: amount }),
  z.strictObject({ eq: amount }),
  z.strictObject({ gte: amount, lte: amount }),
]);

export const filterSchema: z.ZodType<Filter> = z.lazy(() =>
  z.union([
    z.strictObject({ other: z.literal(true) }),
    z.strictObject({ category: z.enum(['leader', 'character', 'event', 'stage']) }),
    z.strictObject({ state: z.enum(['active', 'rested']) }),
    z.strictObject({ color: z.enum(colors) }),
    z.strictObject({ multicolored: z.literal(true) }),
    z.strictObject({ type: oneOrMore }),
    z.strictObject({ typeIncludes: oneOrMore }),
    z.strictObject({ attribute: z.enum(attributes) }),
    z.strictObject({ name: oneOrMore }),
    z.strictObject({ hasKeyword: z.enum(keywords) }),
    z.strictObject({ hasTrigger: z.literal(true) }),
    z.strictObject({ noBaseEffect: z.literal(true) }),
    z.strictObject({ cost: bound }),
    z.strictObject({ baseCost: bound }),
    z.strictObject({ power: bound }),
    z.strictObject({ basePower: bound }),
    z.strictObject({ counter: bound }),
    z.strictObject({ donGiven: bound }),
    z.strictObject({ playedThisTurn: z.literal(true) }),
    z.strictObject({ any: z.array(filterSchema).min(2) }),
    z.strictObject({ not: filterSchema }),
  ]),
);
/** Filter names in the order of the normal form. */
export const filterOrder = [
  'other',
  'category',
  'state',
  'color',
  'multicolored',
  'type',
  'typeIncludes',
  'attribute',
  'name',
  'hasKeyword',
  'hasTrigger',
  'noBaseEffect',
  'cost',
  'baseCost',
  'power',
  'basePower',
  'counter',
  'donGiven',
  'playedThisTurn',
  'any',
  'not',
] as const;

export const filters = z.array(filterSchema).min(1).optional();

/** Fields of a target, flat inside what uses them. Without `from` it is on the field. */
export const target = {
  targetSide: z.enum(sides).optional(),
  targetType: z.enum(targetTypes),
  of: register.optional(),
  from: z.enum(areas).optional(),
  minTargets: z.int().min(0).optional(),
  maxTargets: count.optional(),
  all: z.literal(true).optional(),
  anyNumber: z.literal(true).optional(),
  chooser: z.enum(['opponent', 'blind']).optional(),
  filters,
  sumMax: z.union([z.strictObject({ power: whole }), z.strictObject({ cost: whole })]).optional(),
  distinct: z.literal('name').optional(),
};
export const targetSchema: z.ZodType<Target> = z.strictObject(target);

/** One card on the field that receives something: no numbers, no areas. */
const receiver = {
  targetSide: target.targetSide,
  targetType: target.targetType,
  of: target.of,
  filters,
};

/** A condition with one limit: at most, at least or exactly. */
const limited = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.union([
    z.strictObject({ ...shape, lte: whole }),
    z.strictObject({ ...shape, gte: whole }),
    z.strictObject({ ...shape, eq: whole }),
  ]);
const side = z.enum(sides);
const tally = z.templateLiteral([z.enum(counted), '.', player]);

export const condSchema: z.ZodType<Cond> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(condSchema).min(2) }),
    z.strictObject({ any: z.array(condSchema).min(2) }),
    z.strictObject({ not: condSchema }),
    limited({ count: targetSchema }),
    z.strictObject({ only: targetSchema }),
    z.strictObject({ life: limited({ side, face: z.enum(['up', 'down']).optional() }) }),
    z.strictObject({ hand: limited({ side }) }),
    z.strictObject({ trash: limited({ side }) }),
    z.strictObject({ deck: limited({ side }) }),
    z.strictObject({ don: limited({ side, state: z.enum(['active', 'rested', 'given']).optional() }) }),
    z.strictObject({ compare: z.tuple([tally, z.enum(['lt', 'lte', 'eq', 'gte', 'gt']), tally]) }),
    z.strictObject({ leader: filterSchema }),
    z.strictObject({ self: filterSchema }),
    z.strictObject({ bound: register, filters: z.array(filterSchema).min(1) }),
    z.strictObject({ turnLog: z.enum(turnLogs) }),
  ]),
);

export const bind = register.optional();
const lifeCards = z.strictObject({ n: count, position: z.enum(positions) });
const end = z.enum(['top', 'bottom']);

export const costSchema: z.ZodType<Cost> = z.lazy(() =>
  z.union([
    z.strictObject({ restThis: z.literal(true), bind }),
    z.strictObject({ restDon: count, bind }),
    z.strictObject({ donMinus: count, orMore: z.literal(true).optional(), bind }),
    z.strictObject({ trash: targetSchema, bind }),
    z.strictObject({ trashThis: z.literal(true), bind }),
    z.strictObject({ lifeToHand: lifeCards, bind }),
    z.strictObject({ trashLife: lifeCards, bind }),
    z.strictObject({ turnLife: z.strictObject({ n: count, face: z.enum(['up', 'down']) }), bind }),
    z.strictObject({ rest: targetSchema, bind }),
    z.strictObject({ return: targetSchema, bind }),
    z.strictObject({
      toDeck: z.union([
        z.strictObject({ ...target, position: end }),
        z.strictObject({ ...target, shuffle: z.literal(true) }),
      ]),
      bind,
    }),
    z.strictObject({
      toLife: z.strictObject({ ...target, position: end, faceUp: z.literal(true).optional() }),
      bind,
    }),
    z.strictObject({ ko: targetSchema, bind }),
    z.strictObject({ reveal: targetSchema, bind }),
    z.strictObject({ mill: count, bind }),
    z.strictObject({ powerDown: z.strictObject({ ...target, amount: count }), bind }),
    z.strictObject({
      giveDon: z.strictObject({ ...target, amount: count, state: z.enum(['active', 'rested']) }),
      bind,
    }),
    z.strictObject({ either: z.array(costSchema).min(2), bind }),
  ]),
);

export const whenSchema: z.ZodType<When> = z.strictObject({
  event: z.enum(events),
  side: player.optional(),
  min: z.int().min(2).optional(),
  subject: targetSchema.optional(),
  against: targetSchema.optional(),
  cause: z.enum(causes).optional(),
});
export const replacesSchema: z.ZodType<Replaces> = z.strictObject({
  event: z.enum(['ko', 'remove', 'rest']),
  subject: targetSchema,
  cause: z.enum(causes).optional(),
});

/** Fields that every action may carry (spec 10.6). */
const common = {
  if: condSchema.optional(),
  /** The player may leave it out: "you may". */
  may: z.literal(true).optional(),
  /** Only if the action before it was carried out: "if you do". */
  needsPrevious: z.literal(true).optional(),
  /** Stands or falls with the `if`, `may` or `needsPrevious` of the action before it: "if …, draw 1 card and …". */
  also: z.literal(true).optional(),
  /** Done later. */
  at: z.enum(['endOfTurn', 'endOfBattle']).optional(),
  bind,
};

/** What the schema of an op is built from; `E` is the effect that `chooseOne` offers. */
export interface OpParts<E = unknown> {
  target: typeof target;
  receiver: typeof receiver;
  filters: typeof filters;
  amount: z.ZodType<Amount>;
  count: z.ZodInt;
  side: z.ZodOptional<z.ZodType<Side>>;
  position: z.ZodType<Position>;
  /** Absent in a Continuous ability, which lasts as long as its card does. */
  duration: z.ZodOptional<z.ZodType<Duration>>;
  common: typeof common;
  effect: z.ZodType<E>;
}

export const opParts = <E>(effect: z.ZodType<E>): OpParts<E> => ({
  target,
  receiver,
  filters,
  amount,
  count,
  side: z.enum(sides).optional(),
  position: z.enum(positions),
  duration: z.enum(durations).optional(),
  common,
  effect,
});
