// Puzzles and guided first matches: the list, the user's progress, and the instructions at the table.
import { z } from 'zod';
import { matchIdSchema } from './rooms';
import { saidSchema } from './said';
import { text } from './text';

/** The two kinds, and the subject of a match of either kind. */
const kind = z.enum(['puzzle', 'guide']);

export const progressSchema = z.enum(['new', 'tried', 'solved']);
export type Progress = z.infer<typeof progressSchema>;

/** The game and the name of the lesson: "game/open-flank". */
export const taskIdSchema = text(1, 80);

const listedSchema = z.object({
  id: z.string(),
  game: z.string(),
  title: saidSchema,
  /** A puzzle's task, a guide's introduction. */
  say: saidSchema,
  progress: progressSchema,
});

export const lessonsSchema = z.object({ puzzles: z.array(listedSchema), guides: z.array(listedSchema) });
export type Lessons = z.infer<typeof lessonsSchema>;
export type LessonEntry = z.infer<typeof listedSchema>;

export const taskStartSchema = z.strictObject({ task: taskIdSchema });
export const taskStartedSchema = z.object({ match: matchIdSchema });

/** The lesson of a match that began with a position. */
export const taskSchema = z.object({
  kind,
  id: z.string(),
  title: saidSchema,
  say: saidSchema,
  /** A puzzle's hint; null for a guide. */
  hint: saidSchema.nullable(),
  /** A guide's last words; null for a puzzle. */
  outro: saidSchema.nullable(),
  /** The next puzzle of the game, or the guide of the next game; null after the last. */
  next: z.string().nullable(),
});
export type Task = z.infer<typeof taskSchema>;

/** A guide's current instruction: the reason, and the options it means. */
export const coachSchema = z.object({
  n: z.number().int(),
  of: z.number().int(),
  say: saidSchema,
  keys: z.array(z.string()),
});
export type Coach = z.infer<typeof coachSchema>;
