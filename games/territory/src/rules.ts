// The rule parameters of Territory (spec section 2). A match keeps the full set it started with.
// Invariant: every number and list is bounded by what a table can hold, and rules that fit no deck size are refused.
// Next: parameters.ts for their names.

import type { Book } from '@sleight/kernel/book';
import { inBoth } from '@sleight/kernel/problems';
import { LARGEST_DECK, LIMITS, label, whole } from '@sleight/kit/parameters';
import { z } from 'zod';

const MOST_DRAWN = 30;
const MOST_VP = 100;
const MOST_SETS = 20;
const A_DAY = 86_400;

const vp = (least: number) => whole(least, MOST_VP, LIMITS.score).nullable();

const parameters = z.strictObject({
  lanes: z.literal([4, 5]).default(4),
  deckMin: whole(1, LARGEST_DECK, LIMITS.deck).default(25),
  deckMax: whole(1, LARGEST_DECK, LIMITS.deck).default(30),
  copies: whole(1, 4, LIMITS.deck).default(3),
  useCardLimits: z.boolean().default(true),
  sets: z.array(label()).min(1).max(MOST_SETS).default(['core', 'supplement']),
  firstDraw: whole(0, MOST_DRAWN, LIMITS.hand).default(8),
  laterDraw: whole(0, MOST_DRAWN, LIMITS.hand).default(4),
  maxHand: whole(1, LARGEST_DECK, LIMITS.hand).nullable().default(null),
  mulligan: whole(0, 2, LIMITS.hand).default(0),
  mulliganRounds: z.enum(['first', 'every']).default('first'),
  replacement: z.enum(['sacrifice', 'forbidden']).default('sacrifice'),
  closeIncludesFront: z.boolean().default(false),
  zeroPowerDies: z.boolean().default(true),
  deployOrder: z.enum(['slotFirst', 'unitFirst']).default('slotFirst'),
  moveIntoOccupied: z.enum(['swap', 'forbidden']).default('swap'),
  maxEffectsPerSlot: whole(0, 100, LIMITS.board).nullable().default(null),
  neutralEffects: z.boolean().default(true),
  effectsPersist: z.boolean().default(true),
  conquerMayAffectUnits: z.boolean().default(true),
  vpToWinRound: vp(1).default(null),
  vpCap: vp(0).default(null),
  effectVpMax: vp(0).default(3),
  roundsToWin: whole(1, 3, LIMITS.match).default(2),
  nextRoundFirst: z.enum(['loser', 'winner', 'alternate']).default('loser'),
  autoPass: z.boolean().default(true),
  leaders: z.boolean().default(false),
  factionMin: whole(0, LARGEST_DECK, LIMITS.deck).default(15),
  factionMaxOther: whole(0, 10, LIMITS.deck).default(1),
  turnSeconds: whole(1, A_DAY, LIMITS.day).nullable().default(null),
});

export const rulesSchema = parameters
  .refine(({ deckMin, deckMax }) => deckMin <= deckMax, {
    path: ['deckMin'],
    ...inBoth('must not be more than deckMax', 'ne doit pas dépasser deckMax'),
  })
  .refine(({ leaders, factionMin, deckMax }) => !leaders || factionMin <= deckMax, {
    path: ['factionMin'],
    ...inBoth('must not be more than deckMax', 'ne doit pas dépasser deckMax'),
  });

export type Rules = z.infer<typeof rulesSchema>;
/** Changes to the default ruleset. */
export type RuleChanges = z.input<typeof rulesSchema>;

export const defaultRules: Rules = rulesSchema.parse({});

const known = new WeakMap<Book, Rules>();

/** The rules a rulebook was compiled with. */
export function rulesOf(book: Book): Rules {
  const before = known.get(book);
  if (before !== undefined) return before;
  const rules = rulesSchema.parse(book.rules);
  known.set(book, rules);
  return rules;
}

/** Named rulesets, for the command line and for rooms. */
export const rulesets: Readonly<Record<string, RuleChanges>> = {
  standard: {},
  leaders: { leaders: true },
};
