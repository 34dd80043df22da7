// A finished match, step by step, as one seat saw it or open to all.
import { z } from 'zod';
import { saidSchema } from './said';
import { seatSchema } from './scene';
import { beatSchema, matchHeadSchema, resultSchema } from './table';

export const eyesSchema = z.enum(['0', '1', 'open']);
export type Eyes = z.infer<typeof eyesSchema>;

const { facts, scene } = beatSchema.shape;

export const replayStepSchema = z.object({
  /** Who moved; null for the deal. */
  by: seatSchema.nullable(),
  keys: z.array(z.string()),
  facts,
  log: z.array(saidSchema),
  scene,
});
export type ReplayStep = z.infer<typeof replayStepSchema>;

export const replaySchema = z.object({
  head: matchHeadSchema,
  eyes: eyesSchema,
  /** Whose side is below, and who is told of as "you". */
  seat: seatSchema,
  result: resultSchema,
  seed: z.string(),
  hash: z.string(),
  steps: z.array(replayStepSchema),
});
export type Replay = z.infer<typeof replaySchema>;
