// Changes of a player's own account, and an admin's changes of others.

import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { credentials, sessions, users } from '../database/schema';
import { refused } from '../refused';
import type { AccountDesk } from './desk';
import type { IdentityChange } from './identity';
import { checkedName, checkedUsername, checkGiven } from './names';
import { isTaken, rethrow } from './refusals';
import { type AuthApi, cookiesIn, headersOf, known } from './sessions';
import { usernameKey } from './usernames';

interface Office {
  readonly api: AuthApi;
  readonly db: Database['db'];
  changed(change: IdentityChange): void;
}

type OwnSettings = Pick<AccountDesk, 'change' | 'changePassword' | 'account' | 'revoke'>;

export const ownSettings = ({ api, db, changed }: Office): OwnSettings => ({
  async change(sender, { name, username }) {
    const { user, isGuest } = await known(api, sender);
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
    await known(api, sender);
    checkGiven(current);
    checkGiven(next);
    const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
    const headers = headersOf(sender);
    return cookiesIn(await api.changePassword({ headers, body, returnHeaders: true }).catch(rethrow));
  },

  async account(sender) {
    const { user, session } = await known(api, sender);
    const mine = eq(sessions.userId, user);
    const isThis = sql`${sessions.id} = ${session}`;
    const open = await db.select().from(sessions).where(mine).orderBy(desc(isThis), desc(sessions.createdAt));
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
    const { user } = await known(api, sender);
    const mine = and(eq(sessions.id, session), eq(sessions.userId, user));
    const gone = await db.delete(sessions).where(mine).returning({ id: sessions.id });
    if (gone.length === 0) throw refused('not-found');
    changed({ kind: 'revoked', session });
  },
});

export const adminSettings = ({ api, db, changed }: Office): Pick<AccountDesk, 'ban' | 'makeAdmin'> => ({
  async ban(sender, user, isBanned) {
    const { role, user: me } = await known(api, sender);
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
});
