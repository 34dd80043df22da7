// Continuing from a replay: the request, and the match it starts.
import { z } from 'zod';
import { eyesSchema, MOST_STEPS } from './recording';
import { botSchema, hotseatSchema, matchIdSchema } from './rooms';
import { seatSchema } from './scene';

/** Continues a finished match from one of its steps, as a new match. */
export const gameContinueSchema = z.strictObject({
  match: matchIdSchema,
  /** The point of view whose steps are counted: with private picks, a seat has fewer steps than the open view. */
  eyes: eyesSchema.default('open'),
  /** The step to continue from; 0 is the deal. */
  step: z.number().int().min(0).max(MOST_STEPS),
  /** The seat to take; by default the watched one, otherwise the player's own, otherwise the first. */
  seat: seatSchema.optional(),
  opponent: z.discriminatedUnion('kind', [botSchema, hotseatSchema]),
});
export type GameContinue = z.infer<typeof gameContinueSchema>;
export const gameContinuedSchema = z.object({ match: matchIdSchema });
