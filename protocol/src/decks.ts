// Saved decks, over HTTP. A deck contains only card ids: numbers and texts are the server's.
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
  /** Every rule it breaks under the game's first ruleset; it can still be saved, but not played. */
  problems: z.array(saidSchema),
});
export const decksSchema = z.object({ decks: z.array(deckSchema) });
export const decksQuerySchema = z.strictObject({ game: game.optional() });
export const deckParamSchema = z.object({ deck: idSchema });

export const newDeckSchema = z.strictObject({ game, name, ...list });
export const changedDeckSchema = z.strictObject({ name, ...list });

/** A deck list as text: one line for each card. */
export const deckTextSchema = z.strictObject({
  game,
  ruleset: text(0, 60).optional(),
  text: text(0, 20_000),
});
export const deckReadSchema = z.object({
  /** The cards of the good lines. */
  cards: z.array(z.string()),
  leader: z.string().optional(),
  /** The problems of the other lines, counted from 1. */
  lines: z.array(
    z.object({
      line: z.number().int(),
      text: z.string(),
      reason: saidSchema,
      /** The candidates of an ambiguous name. */
      candidates: z.array(z.object({ id: z.string(), name: saidSchema })).optional(),
    }),
  ),
});

/** A list to check without saving it. */
export const deckCheckSchema = z.strictObject({ game, ruleset: text(0, 60).optional(), ...list });
export const deckCheckedSchema = z.object({
  cards: z.array(z.string()),
  leader: z.string().optional(),
  problems: z.array(saidSchema),
});
