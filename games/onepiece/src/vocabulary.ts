// The words One Piece's abilities are made of: timings and targets, with the filters, amounts and conditions (spec 21, 22).
// Invariant: it imports no op, so that every op can be built from it; these types are exactly what the schemas accept.
// Next: filters/, amounts/ and conditions/ for a folder each; cost-words.ts and event-words.ts for the rest; ability.ts.
import { register, sides } from '@sleight/kernel/ability/schema';
import type { WordParts } from '@sleight/kernel/ability/words';
import { z } from 'zod';
import { type AmountOf, amountSchemas } from './amounts/schemas.generated';
import type { BoundOf } from './bound';
import { type CondOf, condSchemas } from './conditions/schemas.generated';
import { type FilterOf, filterSchemas } from './filters/schemas.generated';

export * from './card-words';
export { turnLogs } from './conditions/turnLog/schema';

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
export const durations = [
  'thisTurn',
  'thisBattle',
  'untilStartOfYourNextTurn',
  'untilEndOfOpponentsNextTurn',
  'untilEndOfYourNextTurn',
] as const;
export const positions = ['top', 'bottom', 'topOrBottom'] as const;

export type AbilityType = (typeof abilityTypes)[number];
export type TargetType = (typeof targetTypes)[number];
export type CardArea = (typeof areas)[number];
export type Duration = (typeof durations)[number];
export type DeckPosition = (typeof positions)[number];
export type WhichSide = (typeof sides)[number];
export type WhichPlayer = 'player' | 'opponent';

/** The kinds of words, by name, for words that contain others. */
export interface Vocabulary {
  Filter: Filter;
  Target: Target;
  Amount: Amount;
  Cond: Cond;
}

/** A folder each in filters/, amounts/ and conditions/. */
export type Filter = FilterOf<Vocabulary>;
export type Amount = AmountOf<Vocabulary>;
export type Cond = CondOf<Vocabulary>;
export type Bound = BoundOf<Vocabulary>;

export interface Target {
  targetSide?: WhichSide;
  targetType: TargetType;
  of?: string;
  from?: CardArea;
  minTargets?: number;
  maxTargets?: number;
  all?: true;
  anyNumber?: true;
  chooser?: 'opponent' | 'blind';
  filters?: Filter[];
  sumMax?: { power: number } | { cost: number };
  distinct?: 'name';
}

const whole = z.int();
export const count = z.int().min(1);
export const player = z.enum(['player', 'opponent']);

export const amount: z.ZodType<Amount> = z.lazy(() => z.union(amountSchemas(words)));

export const filterSchema: z.ZodType<Filter> = z.lazy(() => z.union(filterSchemas(words)));

export const filters = z.array(filterSchema).min(1).optional();

/** Fields of a target, inlined in what uses them. Without `from` it is on the field. */
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

export const condSchema: z.ZodType<Cond> = z.lazy(() => z.union(condSchemas(words)));
const words: WordParts<Vocabulary> = {
  filter: filterSchema,
  target: targetSchema,
  amount,
  cond: condSchema,
};

export const bind = register.optional();
/** Fields that every action may carry (spec 10.6). */
const common = {
  if: condSchema.optional(),
  /** The player may leave it out: "you may". */
  may: z.literal(true).optional(),
  /** Only if the action before it was carried out: "if you do". */
  needsPrevious: z.literal(true).optional(),
  /** Shares the `if`, `may` or `needsPrevious` of the action before it: "if …, draw 1 card and …". */
  also: z.literal(true).optional(),
  /** Done later. */
  at: z.enum(['endOfTurn', 'endOfBattle']).optional(),
  bind,
};

/** What a text makes of its card wherever that is, deck building included (spec 1, 3.4). */
export interface CardRule {
  /** Another name it has. */
  readonly name?: string;
  /** It has every name, type and attribute. */
  readonly countsAsAll?: true;
  /** The number of DON!! cards of a player with this Leader. */
  readonly donDeck?: number;
  /** A deck may hold any number of it. */
  readonly anyCopies?: true;
  /** The cards that a deck with this Leader may not hold, or the only ones that it may. */
  readonly deck?: Pick<Target, 'targetType' | 'filters'> & { only?: true };
}

/** The traits of an op of One Piece; `A` is its action, if a trait depends on it. */
export interface OpTraits<A = never> {
  /** The source of its targets if the text names no area; `kinds` are cards wherever they are. */
  readonly chooses: 'field' | 'looked' | 'kinds' | 'nothing';
  /** The thing it acts on if it has no target: `card` for "look at 5 cards". */
  readonly thing?: 'card';
  /** Its use of cards that were looked at. */
  readonly looked?: 'shows' | 'takes' | 'places';
  /** "Draw 2 cards and trash 1 card from your hand": a draw and a discard after it share a sentence. */
  readonly sentence?: 'draw' | 'discard';
  /** It has no meaning for DON!! cards. */
  readonly neverDon?: true;
  /** The text must say whose card it is. */
  readonly asksOwner?: true;
  /** Where a text with it works; on the field if absent. */
  readonly zone?: 'hand' | 'rules';
  rule?(action: A): CardRule;
  /** The timing whose texts it negates, all at once. */
  negates?(action: A): AbilityType;
}

/** The parts of an op's schema; `E` is the effect that `chooseOne` offers. */
export interface OpParts<E = unknown> {
  target: typeof target;
  receiver: typeof receiver;
  filters: typeof filters;
  amount: z.ZodType<Amount>;
  count: z.ZodInt;
  side: z.ZodOptional<z.ZodType<WhichSide>>;
  position: z.ZodType<DeckPosition>;
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
