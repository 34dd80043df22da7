// One seat's view of a match on the wire: what happened, the table, its decision.
// Invariant: everything here is redacted for that seat. `version` counts this seat's updates, so it reveals
// nothing about the other's secret picks; a gap means that an update was missed.

import type { State } from '@sleight/kernel';
import type { Scores, Summary } from '@sleight/kit';
import { z } from 'zod';
import { beatsSchema } from './beats';
import { coachSchema, taskSchema } from './lessons';
import { matchIdSchema } from './rooms';
import { logLineSchema, saidSchema } from './said';
import { bySeat, seatSchema, touchSchema } from './scene';
import { playerSchema } from './seat-player';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The kernel's own type; the server makes it, so clients do not validate it again. */
const viewSchema = z.custom<State>(isObject).meta({
  description: 'A state of the kernel with the unknown erased; read it with the kernel and the game',
});

export const optionSchema = z.object({
  key: z.string(),
  say: saidSchema,
  /** The short label in a list beside its card: "Play, 5". */
  short: saidSchema.optional(),
  /** First the card, then its target; empty for "pass" or "done". */
  touches: z.array(touchSchema),
});

export const decisionSchema = z.object({
  id: z.number().int(),
  why: saidSchema,
  options: z.array(optionSchema),
  /** The pick of a time-out. */
  onTimeout: z.array(z.string()),
  /** If several are picked in sequence: how many are chosen, and how many must and may be in all. */
  many: z
    .object({
      chosen: z.number().int(),
      least: z.number().int(),
      most: z.number().int(),
      /** They can be picked in any order, and the order counts; otherwise only in the order of the options. */
      keepsOrder: z.boolean(),
    })
    .optional(),
});

export const resultSchema = z.object({
  winner: seatSchema.nullable(),
  reason: z.string(),
  /** Why the match ended, if the rules did not end it: a void match has no winner and counts for neither player. */
  note: saidSchema.optional(),
});

const pairSchema = z.tuple([z.number(), z.number()]);

/** The score of both seats, and its unit: points, rounds, remaining Life cards. */
export const scoresSchema: z.ZodType<Scores> = z.object({
  label: saidSchema,
  points: pairSchema,
});

/** The maximum number of rounds or turns. */
export const MOST_ROUNDS = 2_000;

/** The score round by round, and since when the winner was ahead. Both players saw all of it. */
export const summarySchema: z.ZodType<Summary> = z.object({
  label: saidSchema,
  unit: saidSchema,
  rounds: z
    .array(z.object({ n: z.number().int(), points: pairSchema, within: pairSchema.optional() }))
    .max(MOST_ROUNDS),
  decided: z.number().int().nullable(),
});

const addressed = { match: matchIdSchema, seat: seatSchema, version: z.number().int() };

/**
 * `game:state-update`: one step as a story, in order, and the decision that follows. Show each beat's scene with
 * its log; a client that only wants the end takes the last one.
 */
export const stateUpdateSchema = z.object({
  ...addressed,
  /** The seat that moved; null when returning to a table. */
  by: seatSchema.nullable(),
  beats: beatsSchema,
  /** This seat's decision, if any. */
  decision: decisionSchema.nullable(),
  /** Is the other seat deciding? */
  isWaiting: z.boolean(),
  mayUndo: z.boolean(),
  result: resultSchema.nullable(),
  /** Set with the result; absent for a game without a score. */
  summary: summarySchema.optional(),
  /** A guide's current instruction; absent without a guide. */
  coach: coachSchema.optional(),
});
export type StateUpdate = z.infer<typeof stateUpdateSchema>;

/** The answer to `game:view`: everything a seat knows, for workers that think for it. */
export const viewedSchema = z.object({ ...addressed, view: viewSchema });

/** `game:ended`: sent once, after the last step, for clients that follow only results. */
export const gameEndedSchema = z.object({
  match: matchIdSchema,
  seat: seatSchema,
  result: resultSchema,
  /** Null for a game without a score. */
  scores: scoresSchema.nullable(),
  /** The seed of the match; secret until now. */
  seed: z.string(),
});
export type GameEnded = z.infer<typeof gameEndedSchema>;

/** The cards and rules of a match. Card texts are fetched over HTTP by game and card-set version. */
export const matchHeadSchema = z.object({
  match: matchIdSchema,
  game: z.string(),
  ruleset: z.string(),
  /** The requested changes to the ruleset. */
  changes: z.unknown(),
  /** How its rules differ from the ruleset, in words. */
  changedRules: z.array(saidSchema),
  engine: z.string(),
  /** The hash of its card set, its name in the card catalogue. */
  set: z.string(),
  room: z.string().nullable(),
  players: bySeat(playerSchema.extend({ isConnected: z.boolean() })),
  /** Its puzzle or guide; absent for a dealt match. */
  task: taskSchema.optional(),
});
export type MatchHead = z.infer<typeof matchHeadSchema>;

/** The players at the table. */
export const presenceSchema = z.object({
  isConnected: bySeat(z.boolean()),
  /** For each absent seat, in how many milliseconds the opponent may claim the win; null while it is present. */
  claimIn: bySeat(z.number().int().min(0).nullable()),
});
export type Presence = z.infer<typeof presenceSchema>;

/** Everything one seat knows of a match, for a client that joins or missed something; `log` has all earlier steps. */
export const tableSchema = z.object({ update: stateUpdateSchema, log: z.array(z.array(logLineSchema)) });

/** The answer to `game:resync`: one table, or two in pass and play. */
export const resyncedSchema = z.object({
  head: matchHeadSchema,
  tables: z.array(tableSchema).min(1).max(2),
  presence: presenceSchema,
  /** The seats that asked for a rematch, and its match. */
  rematch: z.object({ asked: z.array(seatSchema), match: matchIdSchema.nullable() }),
});
export type Resynced = z.infer<typeof resyncedSchema>;
