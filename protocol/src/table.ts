// What one seat is told of a match: what happened, how the table stands, what it may decide.
// Invariant: everything here is redacted for that seat. `version` counts what this seat has heard, so it tells
// nothing of what the other does in secret; a gap means that something was missed.

import type { Scores, State } from '@sleight/kernel';
import { z } from 'zod';
import { beatsSchema } from './beats';
import { coachSchema, taskSchema } from './lessons';
import { playerSchema } from './player';
import { matchIdSchema } from './rooms';
import { saidSchema } from './said';
import { seatSchema, touchSchema } from './scene';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The kernel's own type; the server makes it, so whoever asked for it reads it without looking twice. */
const viewSchema = z.custom<State>(isObject).meta({
  description: 'A state of the kernel with the unknown erased; read it with the kernel and the game',
});

export const optionSchema = z.object({
  key: z.string(),
  say: saidSchema,
  /** First what is taken up, then where it goes; empty for "pass" or "done". */
  touches: z.array(touchSchema),
});

export const decisionSchema = z.object({
  id: z.number().int(),
  why: saidSchema,
  options: z.array(optionSchema),
  /** What a time-out would pick. */
  onTimeout: z.array(z.string()),
  /** Where several are picked one after the other: how many are chosen, and how many must and may be in all. */
  many: z
    .object({
      chosen: z.number().int(),
      least: z.number().int(),
      most: z.number().int(),
      /** They may be picked in any order, and it counts; else only in the order of the options. */
      keepsOrder: z.boolean(),
    })
    .optional(),
});

export const resultSchema = z.object({
  winner: seatSchema.nullable(),
  reason: z.string(),
  /** Why the match ended, where the rules did not end it: a void match has no winner and counts for nobody. */
  note: saidSchema.optional(),
});

/** The score of both seats, and what it counts: points, rounds, Life cards that are left. */
export const scoresSchema: z.ZodType<Scores> = z.object({
  label: saidSchema,
  points: z.tuple([z.number(), z.number()]),
});

const addressed = { match: matchIdSchema, seat: seatSchema, version: z.number().int() };

/**
 * `game:state-update`: one step as a story, in order, and what is decided once it is told. Show each beat's scene with
 * its log; a client that only wants the end takes the last one.
 */
export const stateUpdateSchema = z.object({
  ...addressed,
  /** Whose move it was; null for a table that one comes back to. */
  by: seatSchema.nullable(),
  beats: beatsSchema,
  /** What this seat has to decide now, if anything. */
  decision: decisionSchema.nullable(),
  /** Is the other seat thinking? */
  isWaiting: z.boolean(),
  mayUndo: z.boolean(),
  result: resultSchema.nullable(),
  /** What a guide says now; absent where there is none. */
  coach: coachSchema.optional(),
});
export type StateUpdate = z.infer<typeof stateUpdateSchema>;

/** The answer to `game:view`: all that a seat knows, for workers that think for it. */
export const viewedSchema = z.object({ ...addressed, view: viewSchema });

/** `game:ended`: sent once, after the last step; for clients that follow results and not the table. */
export const gameEndedSchema = z.object({
  match: matchIdSchema,
  seat: seatSchema,
  result: resultSchema,
  /** Null for a game that keeps no score. */
  scores: scoresSchema.nullable(),
  /** What the match was dealt from; secret until now. */
  seed: z.string(),
});
export type GameEnded = z.infer<typeof gameEndedSchema>;

/** What a match is played with. Card texts are fetched over HTTP by game and card-set version. */
export const matchHeadSchema = z.object({
  match: matchIdSchema,
  game: z.string(),
  ruleset: z.string(),
  /** Changes to the ruleset, as they were asked for. */
  changes: z.unknown(),
  /** How its rules differ from the ruleset, in words. */
  changedRules: z.array(saidSchema),
  engine: z.string(),
  /** The hash of its card set, which the card catalogue knows it by. */
  set: z.string(),
  room: z.string().nullable(),
  players: z.array(playerSchema.extend({ isConnected: z.boolean() })).length(2),
  /** The puzzle or guide it is; absent for a match that was dealt. */
  task: taskSchema.optional(),
});
export type MatchHead = z.infer<typeof matchHeadSchema>;

/** All that one seat knows of a match, for a client that comes in or missed something: `log` tells every step before. */
export const tableSchema = z.object({ update: stateUpdateSchema, log: z.array(z.array(saidSchema)) });

/** The answer to `game:resync`: one table, or two for people who share a screen. */
export const resyncedSchema = z.object({
  head: matchHeadSchema,
  tables: z.array(tableSchema).min(1).max(2),
  /** Who has asked for a rematch, and the match it became. */
  rematch: z.object({ asked: z.array(seatSchema), match: matchIdSchema.nullable() }),
});
export type Resynced = z.infer<typeof resyncedSchema>;
