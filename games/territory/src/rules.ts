// The rule parameters of Territory (spec section 2). A match keeps the full set it started with.

import type { Book } from '@sleight/kernel/book';
import { z } from 'zod';

const orNull = (least: number) => z.int().min(least).nullable();

export const rulesSchema = z.strictObject({
  lanes: z.literal([4, 5]).default(4),
  deckMin: z.int().min(1).default(25),
  deckMax: z.int().min(1).default(30),
  copies: z.int().min(1).max(4).default(3),
  useCardLimits: z.boolean().default(true),
  sets: z.array(z.string()).min(1).default(['core', 'supplement']),
  firstDraw: z.int().min(0).default(8),
  laterDraw: z.int().min(0).default(4),
  maxHand: orNull(1).default(null),
  mulligan: z.int().min(0).max(2).default(0),
  mulliganRounds: z.enum(['first', 'every']).default('first'),
  replacement: z.enum(['sacrifice', 'forbidden']).default('sacrifice'),
  closeIncludesFront: z.boolean().default(false),
  zeroPowerDies: z.boolean().default(true),
  deployOrder: z.enum(['slotFirst', 'unitFirst']).default('slotFirst'),
  moveIntoOccupied: z.enum(['swap', 'forbidden']).default('swap'),
  maxEffectsPerSlot: orNull(0).default(null),
  neutralEffects: z.boolean().default(true),
  effectsPersist: z.boolean().default(true),
  conquerMayAffectUnits: z.boolean().default(true),
  vpToWinRound: orNull(1).default(null),
  vpCap: orNull(0).default(null),
  effectVpMax: orNull(0).default(3),
  roundsToWin: z.int().min(1).max(3).default(2),
  nextRoundFirst: z.enum(['loser', 'winner', 'alternate']).default('loser'),
  autoPass: z.boolean().default(true),
  leaders: z.boolean().default(false),
  factionMin: z.int().min(0).default(15),
  factionMaxOther: z.int().min(0).default(1),
  turnSeconds: orNull(1).default(null),
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
