// The games with their cards, prebuilt decks and opponents, over HTTP.
import type { CardFacts, Legend } from '@sleight/kit';
import { z } from 'zod';
import { mannerSchema } from './manner';
import { namedSchema, saidSchema } from './said';
import { text } from './text';

/** A language model's settings; `usual` is the default of each. */
const mannersSchema = z.object({
  difficulty: z.array(namedSchema),
  style: z.array(namedSchema),
  among: z.array(namedSchema),
  usual: mannerSchema,
});
export type Manners = z.infer<typeof mannersSchema>;

export const gamesSchema = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      name: saidSchema,
      /** The version of its cards. */
      set: z.string(),
      /** The default is first. */
      rulesets: z.tuple([z.string()], z.string()),
      /** Their names, by id. */
      rulesetNames: z.record(z.string(), saidSchema),
      /** Prebuilt decks; empty if both players use the same cards. */
      decks: z.array(namedSchema),
      /** The available opponents, weakest first, each with its characters. */
      levels: z.array(
        namedSchema.extend({
          personas: z.array(namedSchema.extend({ about: saidSchema, style: saidSchema })),
          /** The manners a language model can play this game in; other levels have none. */
          manners: mannersSchema.optional(),
        }),
      ),
    }),
  ),
});

export const gameParamSchema = z.object({ game: text(0, 60) });

/** By default the game's first ruleset. */
export const rulesQuerySchema = z.strictObject({ ruleset: text(1, 60).optional() });

/** The current rules, in words. */
export const rulesTextSchema = z.object({
  game: z.string(),
  ruleset: z.string(),
  sections: z.array(z.object({ id: z.string(), title: saidSchema, lines: z.array(saidSchema) })),
});
export type RulesText = z.infer<typeof rulesTextSchema>;

const ruleFieldNamed = { path: z.string(), name: saidSchema };
const ruleValueSchema = z.union([z.string(), z.number()]);

/** One rule parameter, as a form field: its name, its allowed values, its value in this ruleset. */
export const ruleFieldSchema = z.discriminatedUnion('kind', [
  z.object({
    ...ruleFieldNamed,
    kind: z.literal('number'),
    value: z.number().nullable(),
    least: z.number(),
    most: z.number(),
    because: saidSchema,
    /** The meaning of an empty field; absent if a number is required. */
    none: saidSchema.optional(),
  }),
  z.object({ ...ruleFieldNamed, kind: z.literal('switch'), value: z.boolean() }),
  z.object({
    ...ruleFieldNamed,
    kind: z.literal('choice'),
    value: ruleValueSchema,
    choices: z.array(z.object({ value: ruleValueSchema, name: saidSchema })),
  }),
]);
export type RuleFieldMessage = z.infer<typeof ruleFieldSchema>;

/** The changeable parameters of a ruleset for one match. */
export const ruleFieldsSchema = z.object({
  game: z.string(),
  ruleset: z.string(),
  fields: z.array(ruleFieldSchema),
});

/** With the requested version, the answer can be cached for a while. */
export const cardsQuerySchema = z.strictObject({ set: z.string().max(100).optional() });

const spansSchema = z.array(
  z.object({
    start: z.number().int(),
    end: z.number().int(),
    as: z.enum(['timing', 'name', 'continuous']),
  }),
);

/** Goes into a style, so it must be a colour and nothing else. */
const colour = z.string().regex(/^#[0-9a-f]{3,8}$/i);

/** The placeholder of a card's picture, and whether the picture is the operator's own image. */
const printSchema = z.object({ ground: colour, band: colour, isOwn: z.boolean() });

interface Printed {
  readonly print?: z.infer<typeof printSchema>;
}

type Variant = NonNullable<CardFacts['variants']>[number];
type PrintedCard = Omit<CardFacts, 'variants'> &
  Printed & { readonly variants?: readonly (Variant & Printed)[] };

const cardSchema: z.ZodType<PrintedCard> = z.object({
  id: z.string(),
  isNumbered: z.literal(true).optional(),
  name: saidSchema,
  title: saidSchema.optional(),
  kind: z.string(),
  factions: z.array(z.string()),
  rarity: z.string().optional(),
  set: z.string().optional(),
  keywords: z.array(z.string()),
  /** The printed values, by the ids that scenes use. */
  numbers: z.record(z.string(), z.number()),
  variants: z
    .array(z.object({ id: z.string(), title: saidSchema, rarity: z.string(), print: printSchema.optional() }))
    .optional(),
  text: saidSchema,
  /** Absent if the game has no pictures. */
  print: printSchema.optional(),
  /** Highlighted spans of the text; one without length marks where a continuous text begins. */
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
  /** The names of kinds, numbers, factions, rarities, sets and keywords, by id. */
  legend: legendSchema,
  cards: z.array(cardSchema),
});
export type CardCatalogue = z.infer<typeof cardsSchema>;

export const poolQuerySchema = z.strictObject({ ruleset: text(0, 60).optional() });

/** The card pool of a game under one ruleset. */
export const poolSchema = z.object({
  ruleset: z.string(),
  /** Does the game have deck building? */
  hasDecks: z.boolean(),
  /** The cards that lead a deck without being in it. */
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
