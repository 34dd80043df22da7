// Saved decks, over HTTP. A deck names cards and nothing else: numbers and texts are the server's.
import { z } from 'zod';
import { idSchema } from './accounts';
import { saidSchema } from './said';
import { text } from './text';

const card = text(1, 60);

const list = { cards: z.array(card).max(200), leader: card.optional() };
const game = text(0, 60);
const name = text(0, 200);

export const deckSchema = z.object({
  id: z.string(),
  game: z.string(),
  name: z.string(),
  cards: z.array(z.string()),
  leader: z.string().optional(),
  changedAt: z.string(),
  /** Every rule it breaks under the game's first ruleset; it is kept all the same, but not played. */
  problems: z.array(saidSchema),
});
export const decksSchema = z.object({ decks: z.array(deckSchema) });
export const decksQuerySchema = z.strictObject({ game: game.optional() });
export const deckParamSchema = z.object({ deck: idSchema });

export const newDeckSchema = z.strictObject({ game, name, ...list });
export const changedDeckSchema = z.strictObject({ name, ...list });

/** A list as people send it to each other: one line for each card. */
export const deckTextSchema = z.strictObject({
  game,
  ruleset: text(0, 60).optional(),
  text: text(0, 20_000),
});
export const deckReadSchema = z.object({
  /** What the good lines say. */
  cards: z.array(z.string()),
  leader: z.string().optional(),
  /** What is wrong with the others, counted from 1. */
  lines: z.array(z.object({ line: z.number().int(), text: z.string(), reason: saidSchema })),
});

/** A list to be judged without being kept. */
export const deckCheckSchema = z.strictObject({ game, ruleset: text(0, 60).optional(), ...list });
export const deckCheckedSchema = z.object({
  cards: z.array(z.string()),
  leader: z.string().optional(),
  problems: z.array(saidSchema),
});
