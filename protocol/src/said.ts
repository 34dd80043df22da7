// A sentence in both languages.
import type { Said } from '@sleight/kernel';
import type { LogLine } from '@sleight/kit';
import { z } from 'zod';

export const saidSchema: z.ZodType<Said> = z.object({ en: z.string(), fr: z.string() });

const countedSchema = z
  .object({ en: z.string(), fr: z.string(), n: z.number() })
  .meta({ description: 'The line with {n} for its number; equal ones in a row can be added up' });

/** A log line, which calls players {0} and {1}: fill in their names with the kit's `withNames`. */
export const logLineSchema: z.ZodType<LogLine> = z.object({
  en: z.string(),
  fr: z.string(),
  counted: countedSchema.optional(),
  under: z.literal(true).optional().meta({ description: 'It follows from the line above' }),
});

/** An id for machines with a name for people. */
export const namedSchema = z.object({ id: z.string(), name: saidSchema });
