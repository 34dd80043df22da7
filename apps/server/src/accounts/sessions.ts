// The sender of a request: its session, read from the cookie.

import type { Language } from '@sleight/kernel/book';
import { refused } from '../refused';
import { type createAuth, LANGUAGE_HEADER } from './auth';
import type { UserIdentity } from './identity';

/** The parts of a request that identify its sender. */
export interface Sender {
  readonly cookie: string | undefined;
  readonly userAgent: string | undefined;
  readonly language: Language;
}

/** Set-Cookie headers for the answer. */
export type Cookies = readonly string[];

export type AuthApi = ReturnType<typeof createAuth>['api'];

export const headersOf = ({ cookie, userAgent, language }: Sender): Headers => {
  const headers = new Headers({ [LANGUAGE_HEADER]: language });
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (userAgent !== undefined) headers.set('user-agent', userAgent.slice(0, 200));
  return headers;
};

export const cookiesIn = ({ headers }: { headers: Headers }): Cookies => headers.getSetCookie();

export async function sessionOf(api: AuthApi, headers: Headers) {
  if (!headers.has('cookie')) return { identity: null, cookies: [] };
  const { response, headers: out } = await api.getSession({ headers, returnHeaders: true });
  if (response === null) return { identity: null, cookies: out.getSetCookie() };
  const { user, session } = response;
  const identity: UserIdentity = {
    user: user.id,
    session: session.id,
    name: user.name,
    username: user.displayUsername ?? null,
    role: user.role === 'admin' ? 'admin' : 'player',
    isGuest: user.isAnonymous === true,
  };
  return { identity, cookies: out.getSetCookie() };
}

export async function known(api: AuthApi, sender: Sender): Promise<UserIdentity> {
  const { identity } = await sessionOf(api, headersOf(sender));
  if (identity === null) throw refused('not-signed-in');
  return identity;
}

/** The user signing in, and the request headers. An ended session is left out: better-auth would end the new one too. */
export async function entering(
  api: AuthApi,
  sender: Sender,
): Promise<{ identity: UserIdentity | null; headers: Headers }> {
  const { identity } = await sessionOf(api, headersOf(sender));
  return { identity, headers: headersOf(identity === null ? { ...sender, cookie: undefined } : sender) };
}
