// The games on offer with their cards, starter decks and opponents, over HTTP.
import type { CardFacts, Legend } from '@sleight/kernel';
import { z } from 'zod';
import { namedSchema, saidSchema } from './said';
import { text } from './text';

export const gamesSchema = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      name: saidSchema,
      /** The version of its cards. */
      set: z.string(),
      rulesets: z.array(z.string()),
      /** What they are called, by id. */
      rulesetNames: z.record(z.string(), saidSchema),
      /** Starter decks; empty where everybody plays with the same cards. */
      decks: z.array(namedSchema),
      /** The opponents one can play against, weakest first, each with its characters. */
      levels: z.array(namedSchema.extend({ personas: z.array(namedSchema.extend({ about: saidSchema })) })),
    }),
  ),
  /** How the language model among the levels can be asked to play; null where there is none. */
  model: z
    .object({ difficulty: z.array(namedSchema), style: z.array(namedSchema), among: z.array(namedSchema) })
    .nullable(),
});

export type Games = z.infer<typeof gamesSchema>;

export const gameParamSchema = z.object({ game: text(0, 60) });

/** The game's first ruleset if absent. */
export const rulesQuerySchema = z.strictObject({ ruleset: text(1, 60).optional() });

/** The rules in force, in words. */
export const rulesTextSchema = z.object({
  game: z.string(),
  ruleset: z.string(),
  sections: z.array(z.object({ id: z.string(), title: saidSchema, lines: z.array(saidSchema) })),
});
export type RulesText = z.infer<typeof rulesTextSchema>;

/** With the version that one means, the answer may be kept for a while. */
export const cardsQuerySchema = z.strictObject({ set: z.string().max(100).optional() });

const spansSchema = z.array(
  z.object({
    start: z.number().int(),
    end: z.number().int(),
    as: z.enum(['timing', 'name', 'continuous']),
  }),
);

/** Written into a style, so it is a colour and nothing else. */
const colour = z.string().regex(/^#[0-9a-f]{3,8}$/i);

/** What stands where a card's picture will be, and whether the picture is an image of the server's owner. */
const printSchema = z.object({ ground: colour, band: colour, isOwn: z.boolean() });

interface Printed {
  readonly print?: z.infer<typeof printSchema>;
}

type Variant = NonNullable<CardFacts['variants']>[number];
type PrintedCard = Omit<CardFacts, 'variants'> &
  Printed & { readonly variants?: readonly (Variant & Printed)[] };

const cardSchema: z.ZodType<PrintedCard> = z.object({
  id: z.string(),
  name: saidSchema,
  title: saidSchema.optional(),
  kind: z.string(),
  factions: z.array(z.string()),
  rarity: z.string().optional(),
  set: z.string().optional(),
  keywords: z.array(z.string()),
  /** What is printed on it, by the ids that scenes use. */
  numbers: z.record(z.string(), z.number()),
  variants: z
    .array(z.object({ id: z.string(), title: saidSchema, rarity: z.string(), print: printSchema.optional() }))
    .optional(),
  text: saidSchema,
  /** Absent where the game has no pictures. */
  print: printSchema.optional(),
  /** What stands out in the text; one without length marks where a continuous text begins. */
  spans: z.object({ en: spansSchema, fr: spansSchema }),
});

const namesSchema = z.record(z.string(), saidSchema);
const legendSchema: z.ZodType<Legend> = z.object({
  kinds: namesSchema,
  numbers: namesSchema,
  factions: namesSchema,
  rarities: namesSchema,
  sets: namesSchema,
  keywords: namesSchema,
});

export const cardsSchema = z.object({
  set: z.string(),
  /** What the ids of kinds, numbers, factions, rarities, sets and keywords are called. */
  legend: legendSchema,
  cards: z.array(cardSchema),
});
export type Cards = z.infer<typeof cardsSchema>;

export const poolQuerySchema = z.strictObject({ ruleset: text(0, 60).optional() });

/** What one ruleset makes of the cards of a game. */
export const poolSchema = z.object({
  ruleset: z.string(),
  /** Does one build a deck at all? */
  hasDecks: z.boolean(),
  /** The cards that stand beside a deck and lead it. */
  leaders: z.array(z.string()),
  /** The cards that no deck may hold, and why. */
  barred: z.array(z.object({ card: z.string(), reasons: z.array(saidSchema) })),
});
export type Pool = z.infer<typeof poolSchema>;

export const starterDecksSchema = z.object({
  decks: z.array(
    z.object({
      id: z.string(),
      name: saidSchema,
      cards: z.array(z.string()),
      leader: z.string().optional(),
    }),
  ),
});
