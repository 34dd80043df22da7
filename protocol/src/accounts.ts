// Who somebody is, and how they come in, over HTTP.
import { z } from 'zod';
import { text } from './text';

const password = text(0, 1000);
const name = text(0, 200);

/** Letters, digits and dashes: what our own ids are made of. */
export const idSchema = z.string().regex(/^[\w-]{1,60}$/);

export const identitySchema = z.object({
  user: z.string(),
  name: z.string(),
  username: z.string().nullable(),
  role: z.enum(['player', 'admin']),
  isGuest: z.boolean(),
});

export const meSchema = z.object({
  /** Null for whoever has not come in yet. */
  me: identitySchema.nullable(),
  /** Can one sign in with Google right now? */
  hasGoogle: z.boolean(),
});

export const changeMeSchema = z.strictObject({ name: name.optional(), username: name.optional() });

export const guestSchema = z.strictObject({}).optional();

export const signUpSchema = z.strictObject({
  email: text(0, 320),
  password,
  /** The guest's name, or a random one, if absent. */
  name: name.optional(),
  username: name.optional(),
});

export const signInSchema = z.strictObject({
  /** An email address or a username. */
  name: text(0, 320),
  password,
});

export const passwordSchema = z.strictObject({ current: password, next: password });

export const googleSchema = z.strictObject({
  /** Where on this server to come back to. */
  to: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])/),
});
export const googleUrlSchema = z.object({ url: z.string() });

export const accountSchema = z.object({
  /** Whoever came through Google has none. */
  hasPassword: z.boolean(),
  /** Where they are signed in. */
  sessions: z.array(
    z.object({
      id: z.string(),
      isThis: z.boolean(),
      userAgent: z.string().nullable(),
      since: z.string(),
    }),
  ),
});

export const banSchema = z.strictObject({ isBanned: z.boolean() });

export const nothingSchema = z.object({});
