// Who people are: guests in one click, accounts with email and password or Google, usernames, sessions, roles.
// Invariant: every refusal is typed and leaves everything as it was; cookies are handed back, never stored here.
// Read next: auth.ts for how better-auth is set up, identity.ts for what the rest of the server sees.

import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { credentials, sessions, users } from '../database/schema';
import { refused } from '../refused';
import { type AuthPlan, createAuth, GOOGLE, LANGUAGE_HEADER, SIGN_IN_PAGE } from './auth';
import { createDevices } from './devices';
import { displayName } from './display-names';
import { createEntrance } from './entrance';
import { openGoogle } from './google';
import { guestName, type Language } from './guest-names';
import type { Accounts, Identity, IdentityChange } from './identity';
import { isTaken, rethrow } from './refusals';
import { cookieSecret } from './secret';
import { isUsername, usernameKey } from './usernames';

/** What a request says about who sends it. */
export interface Sender {
  readonly cookie: string | undefined;
  readonly userAgent: string | undefined;
  readonly language: Language;
}

/** Set-Cookie headers for the answer. */
export type Cookies = readonly string[];

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly name?: string;
  readonly username?: string;
}

export interface OpenSession {
  readonly id: string;
  readonly isThis: boolean;
  readonly userAgent: string | null;
  readonly since: Date;
}

export interface AccountDesk extends Accounts {
  /** As `identify`, with the cookies that keep the session fresh. */
  me(sender: Sender): Promise<{ identity: Identity | null; cookies: Cookies }>;
  guest(sender: Sender): Promise<Cookies>;
  signUp(sender: Sender, given: SignUp): Promise<Cookies>;
  /** `name` is an email address or a username. */
  signIn(sender: Sender, name: string, password: string): Promise<Cookies>;
  /** Has the account that signs in with this name been used on the sender's device? */
  knowsDevice(sender: Sender, name: string): boolean;
  signOut(sender: Sender): Promise<Cookies>;
  change(sender: Sender, given: { readonly name?: string; readonly username?: string }): Promise<void>;
  changePassword(sender: Sender, current: string, next: string): Promise<Cookies>;
  /** Can one sign in with Google right now? */
  hasGoogle(): boolean;
  /** Where to go to sign in with Google, and then back to `to` on this server. */
  google(sender: Sender, to: string): Promise<{ url: string; cookies: Cookies }>;
  /** How they may sign in, and where they are signed in. */
  account(sender: Sender): Promise<{ hasPassword: boolean; sessions: readonly OpenSession[] }>;
  revoke(sender: Sender, session: string): Promise<void>;
  ban(sender: Sender, user: string, isBanned: boolean): Promise<void>;
  /** Makes an admin of the one with this email address or username; false if there is nobody. */
  makeAdmin(name: string): Promise<boolean>;
  /** Answers the way back from Google. */
  callback(request: Request): Promise<Response>;
}

export interface AccountsPlan {
  readonly config: Config;
  readonly database: Database;
  readonly origin: string;
  log: AuthPlan['log'];
}

const headersOf = ({ cookie, userAgent, language }: Sender): Headers => {
  const headers = new Headers({ [LANGUAGE_HEADER]: language });
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (userAgent !== undefined) headers.set('user-agent', userAgent.slice(0, 200));
  return headers;
};

const cookiesIn = ({ headers }: { headers: Headers }): Cookies => headers.getSetCookie();

// One value for all of them: thousands of values in one statement take long to plan, and everybody waits meanwhile.
const LIVE_AMONG = `select id from sessions
  where id in (select json_array_elements_text($1::text::json)) and expires_at > now()`;

const isEmail = (name: string): boolean => name.includes('@');

/** The same for every way to write the name that one account signs in with. */
export const nameKey = (name: string): string => (isEmail(name) ? name.toLowerCase() : usernameKey(name));

export async function openAccounts({ config, database, origin, log }: AccountsPlan): Promise<AccountDesk> {
  const listeners = new Set<(change: IdentityChange) => void>();
  const changed = (change: IdentityChange): void => {
    for (const listener of listeners) listener(change);
  };
  const secret = await cookieSecret(config);
  const devices = createDevices(secret, origin.startsWith('https:'));
  const { enter } = createEntrance();
  const plan = { database, origin, secret, changed, log };
  const { api } = createAuth({ ...plan, google: null });
  const google = config.google === null ? null : await openGoogle(config.google, plan);
  const { db } = database;

  async function sessionOf(headers: Headers) {
    if (!headers.has('cookie')) return { identity: null, cookies: [] };
    const { response, headers: out } = await api.getSession({ headers, returnHeaders: true });
    if (response === null) return { identity: null, cookies: out.getSetCookie() };
    const { user, session } = response;
    const identity: Identity = {
      user: user.id,
      session: session.id,
      name: user.name,
      username: user.displayUsername ?? null,
      role: user.role === 'admin' ? 'admin' : 'player',
      isGuest: user.isAnonymous === true,
    };
    return { identity, cookies: out.getSetCookie() };
  }

  async function known(sender: Sender): Promise<Identity> {
    const { identity } = await sessionOf(headersOf(sender));
    if (identity === null) throw refused('not-signed-in');
    return identity;
  }

  /** Who enters, and the headers to enter with. A session that has ended is left out: better-auth would end the new one too. */
  async function entering(sender: Sender): Promise<{ identity: Identity | null; headers: Headers }> {
    const { identity } = await sessionOf(headersOf(sender));
    return { identity, headers: headersOf(identity === null ? { ...sender, cookie: undefined } : sender) };
  }

  const isEmailTaken = async (email: string): Promise<boolean> =>
    (await db.$count(users, eq(users.email, email.toLowerCase()))) > 0;

  const hasUsername = async (username: string): Promise<boolean> => {
    const found = await db
      .select()
      .from(users)
      .where(eq(users.username, usernameKey(username)));
    return found.length > 0;
  };

  function checkGiven(password: string): void {
    if (password === '') throw refused('no-password');
  }

  function checkedName(name: string): string {
    const kept = displayName(name);
    if (kept === null) throw refused('bad-name');
    return kept;
  }

  function checkedUsername(username: string): string {
    const kept = username.normalize('NFC');
    if (!isUsername(kept)) throw refused('bad-username');
    return kept;
  }

  async function signedUp(sender: Sender, { email, password, name, username }: SignUp): Promise<Cookies> {
    const { identity, headers } = await entering(sender);
    if (identity !== null && !identity.isGuest) throw refused('already-signed-in');
    checkGiven(password);
    const kept = username === undefined ? undefined : checkedUsername(username);
    const body = {
      email,
      password,
      name: name === undefined ? (identity?.name ?? guestName(sender.language)) : checkedName(name),
      ...(kept === undefined ? {} : { username: kept, displayUsername: kept }),
    };
    const made = await api.signUpEmail({ headers, body, returnHeaders: true }).catch(async (error) => {
      // Another sign-up was faster: better-auth does not say with what.
      const failed = error?.body?.code === 'FAILED_TO_CREATE_USER';
      if (failed && kept !== undefined && (await hasUsername(kept))) throw refused('username-taken');
      if (failed && (await isEmailTaken(email))) throw refused('email-taken');
      return rethrow(error);
    });
    const names = [email, ...(kept === undefined ? [] : [kept])].map(nameKey);
    return [...cookiesIn(made), devices.remembering(sender.cookie, names)];
  }

  async function signedIn(sender: Sender, name: string, password: string): Promise<Cookies> {
    const { headers } = await entering(sender);
    checkGiven(password);
    // What cannot be a username is nobody's: no need to say more than that it does not fit.
    if (!isEmail(name) && !isUsername(name)) throw refused('wrong-credentials');
    const done = isEmail(name)
      ? api.signInEmail({ headers, body: { email: name, password }, returnHeaders: true })
      : api.signInUsername({ headers, body: { username: name, password }, returnHeaders: true });
    const cookies = cookiesIn(await done.catch(rethrow));
    return [...cookies, devices.remembering(sender.cookie, [nameKey(name)])];
  }

  return {
    async identify(cookie) {
      const sender = { cookie, userAgent: undefined, language: 'en' } as const;
      return (await sessionOf(headersOf(sender))).identity;
    },

    async liveAmong(given) {
      const open = await database.run(LIVE_AMONG, [JSON.stringify(given)]);
      return new Set(open.map(({ id }) => String(id)));
    },

    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    me: (sender) => sessionOf(headersOf(sender)),

    async guest(sender) {
      const headers = headersOf(sender);
      const { identity, cookies } = await sessionOf(headers);
      if (identity !== null) return cookies;
      return cookiesIn(await api.signInAnonymous({ headers, returnHeaders: true }).catch(rethrow));
    },

    signUp: (sender, given) => enter(sender.cookie, given, () => signedUp(sender, given)),

    signIn: (sender, name, password) =>
      enter(sender.cookie, { name, password }, () => signedIn(sender, name, password)),

    knowsDevice: ({ cookie }, name) => devices.isKnown(cookie, nameKey(name)),

    async signOut(sender) {
      return cookiesIn(await api.signOut({ headers: headersOf(sender), returnHeaders: true }).catch(rethrow));
    },

    async change(sender, { name, username }) {
      const { user, isGuest } = await known(sender);
      if (isGuest && username !== undefined) throw refused('guests-have-none');
      const kept = username === undefined ? undefined : checkedUsername(username);
      const body = {
        ...(name === undefined ? {} : { name: checkedName(name) }),
        ...(kept === undefined ? {} : { username: kept, displayUsername: kept }),
      };
      if (Object.keys(body).length === 0) return;
      await api.updateUser({ headers: headersOf(sender), body }).catch((error: unknown) => {
        if (isTaken(error)) throw refused('username-taken');
        return rethrow(error);
      });
      if (body.name !== undefined) changed({ kind: 'renamed', user, name: body.name });
    },

    async changePassword(sender, current, next) {
      await known(sender);
      checkGiven(current);
      checkGiven(next);
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
      const headers = headersOf(sender);
      return cookiesIn(await api.changePassword({ headers, body, returnHeaders: true }).catch(rethrow));
    },

    hasGoogle: () => google?.isThere() === true,

    async google(sender, to) {
      if (google === null) throw refused('no-google');
      const body = {
        provider: GOOGLE,
        callbackURL: to,
        errorCallbackURL: SIGN_IN_PAGE,
        disableRedirect: true,
      };
      const headers = headersOf(sender);
      const { api: there } = await google.auth();
      const begun = await there.signInSocial({ headers, body, returnHeaders: true }).catch(rethrow);
      if (begun.response.url === undefined) throw refused('no-google');
      return { url: begun.response.url, cookies: cookiesIn(begun) };
    },

    async account(sender) {
      const { user, session } = await known(sender);
      const mine = eq(sessions.userId, user);
      const isThis = sql`${sessions.id} = ${session}`;
      const open = await db
        .select()
        .from(sessions)
        .where(mine)
        .orderBy(desc(isThis), desc(sessions.createdAt));
      const isPassword = and(eq(credentials.userId, user), isNotNull(credentials.password));
      return {
        hasPassword: (await db.$count(credentials, isPassword)) > 0,
        sessions: open
          .filter(({ expiresAt }) => expiresAt.getTime() > Date.now())
          .map(({ id, userAgent, createdAt }) => ({
            id,
            isThis: id === session,
            userAgent,
            since: createdAt,
          })),
      };
    },

    async revoke(sender, session) {
      const { user } = await known(sender);
      const mine = and(eq(sessions.id, session), eq(sessions.userId, user));
      const gone = await db.delete(sessions).where(mine).returning({ id: sessions.id });
      if (gone.length === 0) throw refused('not-found');
      changed({ kind: 'revoked', session });
    },

    async ban(sender, user, isBanned) {
      const { role, user: me } = await known(sender);
      if (role !== 'admin' || user === me) throw refused('not-allowed');
      const set = { banned: isBanned, banReason: null, banExpires: null };
      const found = await db.update(users).set(set).where(eq(users.id, user)).returning({ id: users.id });
      if (found.length === 0) throw refused('not-found');
      if (!isBanned) return;
      const gone = await db.delete(sessions).where(eq(sessions.userId, user)).returning({ id: sessions.id });
      for (const { id } of gone) changed({ kind: 'revoked', session: id });
    },

    async makeAdmin(name) {
      const isMeant = or(eq(users.email, name.toLowerCase()), eq(users.username, usernameKey(name)));
      const isPerson = eq(users.isAnonymous, false);
      const made = await db
        .update(users)
        .set({ role: 'admin' })
        .where(and(isMeant, isPerson))
        .returning({ id: users.id });
      return made.length > 0;
    },

    async callback(request) {
      if (google === null) throw refused('no-google');
      return await (await google.auth()).handler(request);
    },
  };
}
