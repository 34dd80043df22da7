// The user of a session cookie, with one statement: every socket and every API request needs it.
// Invariant: only reads what better-auth wrote. Sessions are renewed by `me`, which also returns the renewed cookie.

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database';
import type { UserIdentity } from './identity';

const FIND = `select s.id as session, u.id, u.name, u.display_username, u.role, u.is_anonymous
  from sessions s join users u on u.id = s.user_id
  where s.token = $1 and s.expires_at > now()`;

/** The value of the cookie with this name, decoded; null if there is none. */
function cookieValue(cookie: string | undefined, name: string): string | null {
  const pair = (cookie ?? '').split(/; */).find((one) => one.startsWith(`${name}=`));
  try {
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** The signed part of `value.signature`; null if the signature is wrong. */
function signedBy(secret: string, value: string): string | null {
  const end = value.lastIndexOf('.');
  const signed = value.slice(0, Math.max(0, end));
  const given = Buffer.from(value.slice(end + 1));
  const right = Buffer.from(createHmac('sha256', secret).update(signed).digest('base64'));
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight ? signed : null;
}

/** `name`: the name of better-auth's session cookie. */
export const identifier =
  ({ run }: Database, secret: string, name: string) =>
  async (cookie: string | undefined): Promise<UserIdentity | null> => {
    const value = cookieValue(cookie, name);
    const token = value === null ? null : signedBy(secret, value);
    const [found] = token === null ? [] : await run(FIND, [token]);
    if (found === undefined) return null;
    return {
      user: String(found.id),
      session: String(found.session),
      name: String(found.name),
      username: found.display_username === null ? null : String(found.display_username),
      role: found.role === 'admin' ? 'admin' : 'player',
      isGuest: found.is_anonymous === true,
    };
  };
