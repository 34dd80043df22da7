// The beats of a step on the wire; unpack.ts restores their whole scenes.
// Invariant: the first beat has its whole scene and each later one its difference from the beat before, so that a step
// of twenty beats is little larger than a step of one.

import { z } from 'zod';
import type { Difference } from './difference';
import { logLineSchema } from './said';
import { sceneSchema, stagedSchema } from './scene';

export const differenceSchema = z
  .custom<Difference>((value) => value === 0 || (typeof value === 'object' && value !== null))
  .meta({ description: 'What changed since the scene before; see difference.ts' });

const told = { facts: z.array(stagedSchema), log: z.array(logLineSchema) };

export const beatsSchema = z.tuple(
  [z.object({ ...told, scene: sceneSchema })],
  z.object({ ...told, change: differenceSchema }),
);
