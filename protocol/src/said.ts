// A sentence in both languages, as it travels.
import type { Said } from '@sleight/kernel';
import { z } from 'zod';

export const saidSchema: z.ZodType<Said> = z.object({ en: z.string(), fr: z.string() });

/** Something with an id for machines and a name for people. */
export const namedSchema = z.object({ id: z.string(), name: saidSchema });
