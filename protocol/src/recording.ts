// A recording: what each seat and an open observer saw of a match that is over, step by step.
// Invariant: it holds everything that is shown, names and card texts included, so that it outlives the cards and the
// engine. A view of a seat holds nothing that seat did not see. Read next: difference.ts, playback.ts.

import { z } from 'zod';
import { differenceSchema } from './beats';
import { cardsSchema } from './catalogue';
import { playerSchema } from './player';
import { namedSchema, saidSchema } from './said';
import { seatSchema, stagedSchema } from './scene';
import { resultSchema, scoresSchema } from './table';

/** No view has more steps. */
export const MOST_STEPS = 20_000;

/** Raised when a reader of the present one could no longer read what is written. */
export const RECORDING_FORMAT = 1;

export const eyesSchema = z.enum(['0', '1', 'open']);
export type Eyes = z.infer<typeof eyesSchema>;

/** One thing that a person can follow. */
const beatSchema = z.object({
  facts: z.array(stagedSchema),
  log: z.array(saidSchema),
  /** The first one is the difference to nothing. */
  scene: differenceSchema,
});

const stepSchema = z.object({
  /** Who moved; null for the deal. */
  by: seatSchema.nullable(),
  /** What they picked, where these eyes may know. */
  keys: z.array(z.string()),
  /** Milliseconds since the match began. */
  at: z.number().int().min(0),
  beats: z.array(beatSchema).min(1),
});

const viewSchema = z.object({
  eyes: eyesSchema,
  /** Whose side is below, and who is told of as "you". */
  seat: seatSchema,
  /** The cards that these eyes saw, by id. */
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
  players: z
    .array(playerSchema.extend({ name: z.string().max(60).nullable(), levelName: saidSchema.nullable() }))
    .length(2),
  /** What its puzzle or guide is called; absent for a match that was dealt. */
  title: saidSchema.optional(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  result: resultSchema,
  scores: scoresSchema.nullable(),
  /** What decided the hidden cards, and the hash it came to; absent where only one seat's eyes are recorded. */
  seed: z.string().optional(),
  hash: z.string().optional(),
});
export type RecordedHead = z.infer<typeof headSchema>;

export const recordingSchema = z.object({
  format: z.literal(RECORDING_FORMAT),
  head: headSchema,
  /** The cards that its views show, as they were then, and what their words are called. */
  cards: cardsSchema.shape.cards,
  legend: cardsSchema.shape.legend,
  /** Open eyes are told to each side of the table. One seat's eyes come alone, or together with the open ones. */
  views: z.array(viewSchema).min(1).max(4),
});
export type Recording = z.infer<typeof recordingSchema>;
