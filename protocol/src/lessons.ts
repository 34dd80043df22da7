// Puzzles and guided first matches: what there is, how far one has come, and what is said at the table.
import { z } from 'zod';
import { matchIdSchema } from './rooms';
import { saidSchema } from './said';
import { text } from './text';

/** The two kinds, and what a match of either kind is about. */
const kind = z.enum(['puzzle', 'guide']);

export const progressSchema = z.enum(['new', 'tried', 'solved']);
export type Progress = z.infer<typeof progressSchema>;

/** "territory/open-flank" */
export const taskIdSchema = text(1, 80);

const listedSchema = z.object({
  id: z.string(),
  game: z.string(),
  title: saidSchema,
  /** A puzzle's task, a guide's first words. */
  say: saidSchema,
  progress: progressSchema,
});

export const lessonsSchema = z.object({ puzzles: z.array(listedSchema), guides: z.array(listedSchema) });
export type Lessons = z.infer<typeof lessonsSchema>;
export type Listed = z.infer<typeof listedSchema>;

export const taskStartSchema = z.strictObject({ task: taskIdSchema });
export const taskStartedSchema = z.object({ match: matchIdSchema });

/** What a match is that began with a position. */
export const taskSchema = z.object({
  kind,
  id: z.string(),
  title: saidSchema,
  say: saidSchema,
  /** A puzzle's hint; null for a guide. */
  hint: saidSchema.nullable(),
  /** What a guide says when it is through; null for a puzzle. */
  outro: saidSchema.nullable(),
  /** The next puzzle of the game; null after the last. */
  next: z.string().nullable(),
});
export type Task = z.infer<typeof taskSchema>;

/** What a guide says now: why, and which options it means. */
export const coachSchema = z.object({
  n: z.number().int(),
  of: z.number().int(),
  say: saidSchema,
  keys: z.array(z.string()),
});
export type Coach = z.infer<typeof coachSchema>;
