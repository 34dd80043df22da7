// Accounts and sessions over HTTP.
import { z } from 'zod';
import { text } from './text';

const password = text(0, 1000);
const name = text(0, 200);

/** The alphabet of our own ids: letters, digits and dashes. */
export const idSchema = z.string().regex(/^[\w-]{1,60}$/);

export const identitySchema = z.object({
  user: z.string(),
  name: z.string(),
  username: z.string().nullable(),
  role: z.enum(['player', 'admin']),
  isGuest: z.boolean(),
});

export const meSchema = z.object({
  /** Null without a session. */
  me: identitySchema.nullable(),
  /** Is Google sign-in available right now? */
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

/** A page of this server. */
const here = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/);

export const googleSchema = z.strictObject({
  /** Where to return to. */
  to: here,
  /** Where a new account returns to; `to` by default. */
  firstTo: here.optional(),
});
export const googleUrlSchema = z.object({ url: z.string() });

export const accountSchema = z.object({
  /** Accounts created through Google have none. */
  hasPassword: z.boolean(),
  /** The open sessions. */
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
