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
});

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
