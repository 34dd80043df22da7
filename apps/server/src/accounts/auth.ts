// The better-auth setup: guests, email and password, usernames, roles, and Google if it is configured.
// Invariant: its own routes are not served, except the callback from Google; everything else goes through accounts.ts.

import type { Language } from '@sleight/kernel/book';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { admin, anonymous, genericOAuth, username } from 'better-auth/plugins';
import type { GoogleConfig } from '../config/config';
import type { Database } from '../database/database';
import { credentials, sessions, users, verifications } from '../database/schema';
import { displayNameFrom } from './display-names';
import { guestName } from './guest-names';
import type { IdentityChange } from './identity';
import { moveEverything } from './linking';
import { isTaken } from './refusals';
import { isUsername, usernameKey } from './usernames';

export const AUTH_PATH = '/api/auth';
export const GOOGLE = 'google';
/** The page for users whom Google or better-auth sends back without an account. */
export const SIGN_IN_PAGE = '/sign-in';
export const PASSWORD = { least: 8, most: 128 };
const DAY = 24 * 60 * 60;
const COOKIES = 'sleight';

/** The header with the language of a guest's name; set by accounts.ts, never by a client. */
export const LANGUAGE_HEADER = 'x-sleight-language';

export interface AuthPlan {
  /** Null while Google is not configured or not available. */
  readonly google: GoogleConfig | null;
  readonly secret: string;
  readonly database: Database;
  /** The public address of the server. */
  readonly origin: string;
  changed(change: IdentityChange): void;
  log(level: 'warn' | 'error', message: string, error?: unknown): void;
}

/** The discovery document of an OpenID provider. */
export const discoveryUrl = (issuer: string): string => `${issuer}/.well-known/openid-configuration`;

const throughGoogle = ({ clientId, clientSecret, issuer }: GoogleConfig) =>
  genericOAuth({
    config: [
      {
        providerId: GOOGLE,
        clientId,
        clientSecret,
        discoveryUrl: discoveryUrl(issuer),
        scopes: ['openid', 'email', 'profile'],
        mapProfileToUser: (profile) => ({
          name: displayNameFrom(String(profile.name ?? '')) ?? guestName('en'),
        }),
      },
    ],
  });

const isSecure = (origin: string): boolean => origin.startsWith('https:');

/** The name of the session cookie, for a server at that address. */
export const sessionCookie = (origin: string): string =>
  `${isSecure(origin) ? '__Secure-' : ''}${COOKIES}.session_token`;

const languageOf = (headers: Headers | undefined): Language =>
  headers?.get(LANGUAGE_HEADER) === 'fr' ? 'fr' : 'en';

export const createAuth = ({ google, secret, database, origin, changed, log }: AuthPlan) =>
  betterAuth({
    appName: 'Sleight',
    baseURL: origin,
    basePath: AUTH_PATH,
    secret,
    telemetry: { enabled: false },
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD.least,
      maxPasswordLength: PASSWORD.most,
    },
    session: { expiresIn: 60 * DAY, updateAge: DAY },
    // The first person to sign up with an address may not own it, so accounts are never linked by address alone.
    account: { accountLinking: { disableImplicitLinking: true } },
    onAPIError: { errorURL: SIGN_IN_PAGE },
    advanced: {
      cookiePrefix: COOKIES,
      useSecureCookies: isSecure(origin),
      ipAddress: { disableIpTracking: true },
    },
    // Our own limiter counts every request, including these.
    rateLimit: { enabled: false },
    logger: {
      level: 'warn',
      log(level, message, ...rest) {
        // Two simultaneous sign-ups with one name: the later one is refused as taken.
        if (isTaken(rest[0])) return;
        log(level === 'error' ? 'error' : 'warn', message, rest[0]);
      },
    },
    databaseHooks: {
      session: {
        delete: {
          async after({ id }) {
            changed({ kind: 'revoked', session: id });
          },
        },
      },
    },
    plugins: [
      anonymous({
        generateName: (ctx) => guestName(languageOf(ctx.headers)),
        async onLinkAccount({ anonymousUser, newUser }) {
          const [from, to] = [anonymousUser.user.id, newUser.user.id];
          await moveEverything(database, from, to);
          changed({ kind: 'linked', from, to, session: newUser.session.id, name: newUser.user.name });
        },
      }),
      username({
        minUsernameLength: 3,
        maxUsernameLength: 12,
        usernameValidator: isUsername,
        usernameNormalization: usernameKey,
      }),
      admin({ defaultRole: 'player', adminRoles: ['admin'] }),
      ...(google === null ? [] : [throughGoogle(google)]),
    ],
  });
