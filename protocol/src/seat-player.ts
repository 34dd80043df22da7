// The player in a seat, as far as it is public.
import { z } from 'zod';
import { namedSchema, saidSchema } from './said';

export const playerSchema = z.object({
  /** A person's name; null for a bot. */
  name: z.string().nullable(),
  /** A bot's level; null for a person. */
  level: z.string().nullable(),
  /** The name of the level; null for a person, and for the other side of puzzles and guides. */
  levelName: saidSchema.nullable(),
  /** A bot's character; null for a person, and for the other side of puzzles and guides. */
  persona: namedSchema.nullable(),
});
