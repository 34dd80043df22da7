// Matches one plays or has played, replays and bug reports, over HTTP.
import { z } from 'zod';
import { idSchema } from './accounts';
import { playerSchema } from './player';
import { eyesSchema } from './recording';
import { matchIdSchema } from './rooms';
import { saidSchema } from './said';
import { seatSchema } from './scene';
import { resultSchema, scoresSchema } from './table';

export const matchesQuerySchema = z.strictObject({
  status: z.enum(['live', 'over']).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const matchesSchema = z.object({
  matches: z.array(
    z.object({
      match: z.string(),
      game: z.string(),
      ruleset: z.string(),
      /** By seat. */
      players: z.array(playerSchema).length(2),
      /** The seats that are yours: both, for people who share a screen. */
      seats: z.array(seatSchema),
      status: z.enum(['live', 'over']),
      result: resultSchema.nullable(),
      /** The score when it ended; null while it goes on, and for a game that keeps none. */
      scores: scoresSchema.nullable(),
      /** How many moves it took; while it is live this would tell what the other does in secret. */
      moves: z.number().int().nullable(),
      /** What its puzzle or guide is called; absent for a match that was dealt. */
      title: saidSchema.optional(),
      startedAt: z.string(),
    }),
  ),
});

/** How the asker relates to a finished match. */
export const replaySchema = z.object({
  /** Your seats; empty for other viewers. */
  seats: z.array(seatSchema),
  /** May it be played on from a step of it (`game:continue`)? The engine must still play it the same way. */
  canContinue: z.boolean(),
});
export type Replay = z.infer<typeof replaySchema>;

export const matchParamSchema = z.object({ match: matchIdSchema });
export const eyesQuerySchema = z.strictObject({ eyes: eyesSchema.default('open') });

const reportHead = { id: z.string(), match: z.string(), note: z.string(), at: z.string() };
export const reportsSchema = z.object({ reports: z.array(z.object(reportHead)) });
export const reportParamSchema = z.object({ report: idSchema });
export const reportWithScenarioSchema = z.object({ ...reportHead, scenario: z.string() });
