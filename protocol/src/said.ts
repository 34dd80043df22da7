// A sentence in both languages, as it travels.
import type { Said } from '@sleight/kernel';
import { z } from 'zod';

export const saidSchema: z.ZodType<Said> = z.object({ en: z.string(), fr: z.string() });
