// A recording: what each seat and an open observer saw of a finished match, step by step.
// Invariant: it contains everything that is shown, names and card texts included, so that it outlives the cards and the
// engine. A seat's view contains nothing that seat did not see. Read next: difference.ts, playback.ts.

import { z } from 'zod';
import { differenceSchema } from './beats';
import { cardsSchema } from './catalogue';
import { logLineSchema, namedSchema, saidSchema } from './said';
import { bySeat, seatSchema, stagedSchema } from './scene';
import { playerSchema } from './seat-player';
import { resultSchema, scoresSchema, summarySchema } from './table';

/** The maximum number of steps of a view. */
export const MOST_STEPS = 20_000;

/** Raised when current readers could no longer read the format. */
export const RECORDING_FORMAT = 1;

export const eyesSchema = z.enum(['0', '1', 'open']);
export type Eyes = z.infer<typeof eyesSchema>;

/** One beat. */
const beatSchema = z.object({
  facts: z.array(stagedSchema),
  log: z.array(logLineSchema),
  /** The first one is the difference from nothing. */
  scene: differenceSchema,
});

const stepSchema = z.object({
  /** The seat that moved; null for the deal. */
  by: seatSchema.nullable(),
  /** Its picks, if this point of view may know them. */
  keys: z.array(z.string()),
  /** Milliseconds since the match began. */
  at: z.number().int().min(0),
  beats: z.array(beatSchema).min(1),
});

const viewSchema = z.object({
  eyes: eyesSchema,
  /** The seat at the bottom. The log names both players. */
  seat: seatSchema,
  /** The cards seen from this point of view, by id. */
  cards: z.array(z.string()),
  steps: z.array(stepSchema).min(1).max(MOST_STEPS),
});
export type RecordedView = z.infer<typeof viewSchema>;

const gameId = z.string().regex(/^[a-z0-9-]{1,40}$/);

const headSchema = z.object({
  match: z.string(),
  game: gameId,
  gameName: saidSchema,
  ruleset: namedSchema,
  changes: z.unknown(),
  engine: z.string(),
  set: z.string(),
  /** By seat. */
  players: bySeat(playerSchema.extend({ name: z.string().max(60).nullable() })),
  /** The title of its puzzle or guide; absent for a dealt match. */
  title: saidSchema.optional(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  result: resultSchema,
  scores: scoresSchema.nullable(),
  /** Absent in older recordings. */
  summary: summarySchema.optional(),
  /** The seed of the hidden cards, and the final hash; absent if only one seat's view is included. */
  seed: z.string().optional(),
  hash: z.string().optional(),
});
export type RecordedHead = z.infer<typeof headSchema>;

export const recordingSchema = z.object({
  format: z.literal(RECORDING_FORMAT),
  head: headSchema,
  /** The cards in its views, as they were then, and the names of their terms. */
  cards: cardsSchema.shape.cards,
  legend: cardsSchema.shape.legend,
  /** The open view exists from each side. A seat's view comes alone, or together with the open ones. */
  views: z.array(viewSchema).min(1).max(4),
});
export type Recording = z.infer<typeof recordingSchema>;
