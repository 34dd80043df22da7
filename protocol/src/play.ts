// A player's requests to a match. The seat follows from the sender; only pass and play names it.
import { z } from 'zod';
import { greetings } from './greetings';
import { matchIdSchema } from './rooms';
import { saidSchema } from './said';
import { seatSchema } from './scene';
import { stateUpdateSchema } from './table';
import { text } from './text';

const inMatch = { match: matchIdSchema, seat: seatSchema.optional() };
const key = text(1, 200);

/** Several picks of one thought are sent together and apply all or nothing. */
export const answerSchema = z.strictObject({
  ...inMatch,
  decision: z.number().int().min(0),
  keys: z.array(key).min(1).max(64),
});

/** The same, one choice at a time. */
export const trySchema = answerSchema.extend({
  /** Stop before committing picks that cannot be undone. */
  asksFirst: z.boolean().optional(),
});

/** The result of an answer, or the next choice while nothing has happened yet. */
export const triedSchema = z.object({
  version: z.number().int(),
  /** The table as it would be, with the next choice of the same thought; null once the picks count. */
  trial: stateUpdateSchema.nullable(),
  /** Nothing has happened yet: these picks cannot be undone, and the player asked for a confirmation. */
  isFinal: z.boolean(),
});

export const inMatchSchema = z.strictObject(inMatch);

export const resyncSchema = z.strictObject({ match: matchIdSchema });

export const explainSchema = z.strictObject({ ...inMatch, card: text(1, 60) });
export const explainedSchema = z.object({ reasons: z.array(saidSchema) });

/**
 * The best options of the deciding seat; empty if there is nothing to choose. Best first, as the search would pick
 * and by their chances.
 */
export const hintedSchema = z.object({
  /** The decision it is about. */
  decision: z.number().int(),
  options: z
    .array(
      z.object({ key: z.string(), say: saidSchema, /** The chance to win. */ win: z.number().min(0).max(1) }),
    )
    .max(3),
});
export type Hinted = z.infer<typeof hintedSchema>;

export const greetSchema = z.strictObject({ ...inMatch, greeting: z.enum(greetings) });
/** `game:greeting`: a greeting from a player at the table. */
export const greetedSchema = z.object({
  match: matchIdSchema,
  seat: seatSchema,
  greeting: z.enum(greetings),
});

/** With picks of a trial, the hint is for the choice they lead to. */
export const hintSchema = z.strictObject({
  ...inMatch,
  tried: z.strictObject({ decision: answerSchema.shape.decision, keys: answerSchema.shape.keys }).optional(),
});

export const reportSchema = z.strictObject({ ...inMatch, note: text(0, 2000) });
export const reportedSchema = z.object({ report: z.string() });

export const answeredSchema = z.object({ version: z.number().int() });
export const rematchedSchema = z.object({ match: matchIdSchema.nullable() });
