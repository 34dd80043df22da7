// The user's matches, replays and bug reports, over HTTP.
import { z } from 'zod';
import { idSchema } from './accounts';
import { eyesSchema } from './recording';
import { matchIdSchema } from './rooms';
import { saidSchema } from './said';
import { bySeat, seatSchema } from './scene';
import { playerSchema } from './seat-player';
import { resultSchema, scoresSchema } from './table';
import { text } from './text';

/** How a match ended for a player: `shared` where both sat at one screen. */
const verdictSchema = z.enum(['won', 'lost', 'drawn', 'shared', 'void']);
export type Verdict = z.infer<typeof verdictSchema>;

/**
 * Whom a match was against: everybody of a kind (`bot`, `friend`, `hotseat`, or `lesson` for puzzles and guides), or one
 * opponent: `level:easy`, `persona:pip`, `person:Ada`.
 */
const againstSchema = text(1, 80).regex(/^(bot|friend|hotseat|lesson|(level|persona|person):.+)$/s);

export const matchesQuerySchema = z.strictObject({
  status: z.enum(['live', 'over']).optional(),
  game: text(1, 60).optional(),
  against: againstSchema.optional(),
  /** Only matches that ended like this for the asker. */
  result: verdictSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** Only matches after this one in the list, for paging. */
  before: matchIdSchema.optional(),
});

export const matchesSchema = z.object({
  matches: z.array(
    z.object({
      match: z.string(),
      game: z.string(),
      ruleset: z.string(),
      /** By seat. */
      players: bySeat(playerSchema),
      /** The user's seats: both in pass and play. */
      seats: z.array(seatSchema),
      status: z.enum(['live', 'over']),
      result: resultSchema.nullable(),
      /** The final score; null during the match, and for a game without one. */
      scores: scoresSchema.nullable(),
      /**
       * Deck names, by seat; null for a deck without a name, for a game without decks, and for the opponent's deck
       * during the match.
       */
      decks: bySeat(saidSchema.nullable()),
      /** The number of moves; absent during the match, where it would reveal secret picks. */
      moves: z.number().int().nullable(),
      /** The title of its puzzle or guide; absent for a dealt match. */
      title: saidSchema.optional(),
      startedAt: z.string(),
    }),
  ),
});

/** The available filters of a user's finished matches. */
export const matchChoicesSchema = z.object({
  games: z.array(z.string()),
  /** `player` is null for puzzles and guides. */
  opponents: z.array(z.object({ against: z.string(), player: playerSchema.nullable() })),
  results: z.array(verdictSchema),
});
export type MatchChoices = z.infer<typeof matchChoicesSchema>;

/** The user's relation to a finished match. */
export const replaySchema = z.object({
  /** The user's seats; empty for other viewers. */
  seats: z.array(seatSchema),
  /** Can it be continued from a step (`game:continue`)? The engine must still replay it the same way. */
  canContinue: z.boolean(),
});
export type Replay = z.infer<typeof replaySchema>;

export const matchParamSchema = z.object({ match: matchIdSchema });
export const eyesQuerySchema = z.strictObject({ eyes: eyesSchema.default('open') });

const reportHead = { id: z.string(), match: z.string(), note: z.string(), at: z.string() };
export const reportsSchema = z.object({ reports: z.array(z.object(reportHead)) });
export const reportParamSchema = z.object({ report: idSchema });
export const reportWithScenarioSchema = z.object({ ...reportHead, scenario: z.string() });
