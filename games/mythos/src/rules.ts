// The two rulesets of Mythos as values (spec 16): one row of the table, one parameter. A designer may mix
// them into a third; no code depends on a ruleset's name.
// Invariant: every number and list is bounded by what a table can hold. Next: parameters.ts for their names.

import { inBoth } from '@sleight/kernel/problems';
import { LARGEST_DECK, LIMITS, whole } from '@sleight/kit/parameters';
import { z } from 'zod';

const MOST_DRAWN = 30;
const MOST_CHAKRA = 99;
const MISSIONS_IN_A_DECK = 3;
const A_DAY = 86_400;

const timings = z
  .array(z.enum(['Main', 'Upgrade', 'Ambush']))
  .refine(
    (names) => new Set(names).size === names.length,
    inBoth('must name each only once', 'ne doit nommer chacun qu’une fois'),
  );
const chakra = whole(0, MOST_CHAKRA, LIMITS.stat);

export const rulesSchema = z.strictObject({
  /** `exact`: exactly `size` cards; otherwise at least. */
  deck: z.strictObject({
    size: whole(1, LARGEST_DECK, LIMITS.deck),
    exact: z.boolean(),
    copies: whole(1, LARGEST_DECK, LIMITS.deck),
    /** What counts as the same card: `version` with all its art variants, or the exact id. */
    copyKey: z.enum(['version', 'id']),
    /** `seed`: only cards of the product's pool, those with artwork (3.5). */
    pool: z.enum(['all', 'seed']),
    jutsuAllowed: z.boolean(),
    /** Copy limit for missions too, instead of "all different". */
    missionCopies: whole(1, MISSIONS_IN_A_DECK, LIMITS.deck),
  }),
  missions: z.strictObject({
    usedPerPlayer: z.union([z.literal(2), z.literal(3)]),
    deckBuild: z.enum(['shuffle', 'alternating']),
  }),
  start: z.strictObject({
    /** Cards drawn in the Start Phase of turns 1 to 4. */
    draw: z.array(whole(0, MOST_DRAWN, LIMITS.hand)).length(4),
    /** `everyTurn`: CHAKRA +X counts in each Start Phase; `onPlay`: once, when its card is played. */
    chakraFromCharacters: z.enum(['everyTurn', 'onPlay']),
    /** Does CHAKRA +X of a mission count? */
    chakraFromMissions: z.boolean(),
  }),
  action: z.strictObject({
    passIsFinal: z.boolean(),
    playJutsu: z.boolean(),
  }),
  /** `first`: the first to pass in a turn takes the Edge at once; `stays`: passing never moves it. */
  edge: z.strictObject({ onPass: z.enum(['first', 'stays']) }),
  names: z.strictObject({ hiddenCounts: z.boolean() }),
  hidden: z.strictObject({
    playCost: chakra,
    targetable: z.boolean(),
    /** `counts`: tokens and modifiers; `zero`: always 0. */
    power: z.enum(['counts', 'zero']),
  }),
  reveal: z.strictObject({
    discount: chakra,
    activates: timings,
    mayUpgrade: z.boolean(),
  }),
  upgrade: z.strictObject({
    activates: timings,
    oldCard: z.enum(['under', 'discard']),
    overHidden: z.boolean(),
    crossName: z.boolean(),
  }),
  power: z.strictObject({
    /** Least power of a character; null for none. */
    floor: whole(-99, 99, LIMITS.stat).nullable(),
    setZero: z.enum(['overrides', 'modifier']),
  }),
  score: z.strictObject({
    points: z.enum(['base and rank', 'rank']),
    everyTurn: z.boolean(),
    pointsBeforeEffects: z.boolean(),
    missionEffects: z.boolean(),
  }),
  effects: z.strictObject({
    optional: z.boolean(),
    copy: z.enum(['choose a line', 'first line']),
    /** Player turns that looked-at cards stay known. 0: only while the effect resolves. */
    lookLasts: whole(0, 100, LIMITS.match),
  }),
  control: z.strictObject({ duration: z.enum(['linked', 'permanent']) }),
  stack: z.strictObject({ toHand: z.enum(['all', 'top']) }),
  turnSeconds: whole(1, A_DAY, LIMITS.day).nullable(),
});

export type Rules = z.infer<typeof rulesSchema>;

export const official: Rules = {
  deck: {
    size: 30,
    exact: false,
    copies: 2,
    copyKey: 'version',
    pool: 'all',
    jutsuAllowed: false,
    missionCopies: 1,
  },
  missions: { usedPerPlayer: 2, deckBuild: 'shuffle' },
  start: { draw: [2, 2, 2, 2], chakraFromCharacters: 'everyTurn', chakraFromMissions: true },
  action: { passIsFinal: true, playJutsu: false },
  edge: { onPass: 'first' },
  names: { hiddenCounts: false },
  hidden: { playCost: 1, targetable: true, power: 'counts' },
  reveal: { discount: 0, activates: ['Main', 'Ambush'], mayUpgrade: true },
  upgrade: { activates: ['Main', 'Upgrade'], oldCard: 'under', overHidden: false, crossName: true },
  power: { floor: null, setZero: 'overrides' },
  score: { points: 'base and rank', everyTurn: true, pointsBeforeEffects: true, missionEffects: true },
  effects: { optional: true, copy: 'choose a line', lookLasts: 0 },
  control: { duration: 'linked' },
  stack: { toHand: 'all' },
  turnSeconds: null,
};

export const jutsu: Rules = {
  deck: {
    size: 30,
    exact: true,
    copies: 2,
    copyKey: 'id',
    pool: 'all',
    jutsuAllowed: true,
    missionCopies: 2,
  },
  missions: { usedPerPlayer: 3, deckBuild: 'shuffle' },
  start: { draw: [0, 2, 2, 2], chakraFromCharacters: 'onPlay', chakraFromMissions: true },
  action: { passIsFinal: false, playJutsu: true },
  edge: { onPass: 'first' },
  names: { hiddenCounts: true },
  hidden: { playCost: 1, targetable: false, power: 'zero' },
  reveal: { discount: 1, activates: ['Ambush'], mayUpgrade: false },
  upgrade: { activates: ['Upgrade'], oldCard: 'discard', overHidden: true, crossName: false },
  power: { floor: 0, setZero: 'modifier' },
  score: { points: 'rank', everyTurn: false, pointsBeforeEffects: false, missionEffects: false },
  effects: { optional: false, copy: 'first line', lookLasts: 2 },
  control: { duration: 'permanent' },
  stack: { toHand: 'all' },
  turnSeconds: null,
};

export const rulesets: Readonly<Record<string, Rules>> = { official, jutsu };
