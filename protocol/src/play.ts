// What a player asks of a match. The seat follows from who is asking; only people who share a screen name it.
import { z } from 'zod';
import { matchIdSchema } from './rooms';
import { saidSchema } from './said';
import { seatSchema } from './scene';
import { text } from './text';

const inMatch = { match: matchIdSchema, seat: seatSchema.optional() };
const key = text(1, 200);

/** Several picks that are one thought travel together and apply all or nothing. */
export const answerSchema = z.strictObject({
  ...inMatch,
  decision: z.number().int().min(0),
  keys: z.array(key).min(1).max(64),
});

export const inMatchSchema = z.strictObject(inMatch);

export const resyncSchema = z.strictObject({ match: matchIdSchema });

export const explainSchema = z.strictObject({ ...inMatch, card: text(1, 60) });
export const explainedSchema = z.object({ reasons: z.array(saidSchema) });

/**
 * The best options of whoever has to decide; none where there is nothing to choose. Best first, as the search would pick
 * and as their chances say.
 */
export const hintedSchema = z.object({
  /** The decision that it is about. */
  decision: z.number().int(),
  options: z
    .array(
      z.object({ key: z.string(), say: saidSchema, /** The chance to win. */ win: z.number().min(0).max(1) }),
    )
    .max(3),
});
export type Hinted = z.infer<typeof hintedSchema>;

export const reportSchema = z.strictObject({ ...inMatch, note: text(0, 2000) });
export const reportedSchema = z.object({ report: z.string() });

export const answeredSchema = z.object({ version: z.number().int() });
export const rematchedSchema = z.object({ match: matchIdSchema.nullable() });
