// Playing on from a replay: what is asked of the server, and the match it begins.
import { z } from 'zod';
import { eyesSchema, MOST_STEPS } from './recording';
import { botSchema, hotseatSchema, matchIdSchema } from './rooms';
import { seatSchema } from './scene';

/** A finished match, played on from one of its steps as a new match. */
export const gameContinueSchema = z.strictObject({
  match: matchIdSchema,
  /** Whose recorded steps are counted: where players pick in private, a seat has fewer of them than open eyes. */
  eyes: eyesSchema.default('open'),
  /** The step whose position is played on from; 0 is the deal. */
  step: z.number().int().min(0).max(MOST_STEPS),
  /** The seat to take; if absent the one that is watched, else one's own, else the first. */
  seat: seatSchema.optional(),
  opponent: z.discriminatedUnion('kind', [botSchema, hotseatSchema]),
});
export type GameContinue = z.infer<typeof gameContinueSchema>;
export const gameContinuedSchema = z.object({ match: matchIdSchema });
