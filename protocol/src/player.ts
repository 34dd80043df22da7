// Who sits in a seat, as anybody may know it.
import { z } from 'zod';
import { namedSchema } from './said';

export const playerSchema = z.object({
  /** A person's name; null for a bot. */
  name: z.string().nullable(),
  /** A bot's level; null for a person. */
  level: z.string().nullable(),
  /** The character that a bot plays, if it plays one. */
  persona: namedSchema.nullable(),
});
