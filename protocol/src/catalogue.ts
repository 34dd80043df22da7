// The games on offer with their cards, starter decks and opponents, over HTTP.
import { z } from 'zod';
import { saidSchema } from './said';
import { text } from './text';

const namedSchema = z.object({ id: z.string(), name: saidSchema });

export const gamesSchema = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      name: saidSchema,
      rulesets: z.array(z.string()),
      /** Starter decks; empty where everybody plays with the same cards. */
      decks: z.array(namedSchema),
      /** The opponents one can play against. */
      levels: z.array(namedSchema),
    }),
  ),
  /** How the language model among the levels can be asked to play; null where there is none. */
  model: z
    .object({ difficulty: z.array(namedSchema), style: z.array(namedSchema), among: z.array(namedSchema) })
    .nullable(),
});

export type Games = z.infer<typeof gamesSchema>;

export const gameParamSchema = z.object({ game: text(0, 60) });

export const cardsSchema = z.object({
  cards: z.array(z.object({ id: z.string(), name: saidSchema, text: saidSchema })),
});

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
