// The beats of a step as they travel; unpack.ts makes whole scenes of them.
// Invariant: the first beat holds its whole scene and each later one what changed since the beat before, so that a step
// of twenty beats is little larger than a step of one.

import { z } from 'zod';
import type { Difference } from './difference';
import { saidSchema } from './said';
import { sceneSchema, stagedSchema } from './scene';

export const differenceSchema = z
  .custom<Difference>((value) => value === 0 || (typeof value === 'object' && value !== null))
  .meta({ description: 'What changed since the scene before; see difference.ts' });

const told = { facts: z.array(stagedSchema), log: z.array(saidSchema) };

export const beatsSchema = z.tuple(
  [z.object({ ...told, scene: sceneSchema })],
  z.object({ ...told, change: differenceSchema }),
);
