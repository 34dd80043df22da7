import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import * as schema from '../database/schema';
import { storesOver } from '../database/stores';
import { isRefused } from '../refused';
import { databases } from '../testing/databases';
import {
  accountIn,
  deskOver,
  guestIn,
  type Jar,
  jar,
  PASSWORD,
  someEmail,
  testConfig,
} from '../testing/people';
import { matchOf } from '../testing/rows';
import type { AccountDesk } from './desk';
import type { IdentityChange } from './identity';
import type { Cookies } from './sessions';

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'accepted';
  } catch (error) {
    return isRefused(error) ? error.wire.code : `untyped: ${error}`;
  }
}

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  let desk: AccountDesk;
  const changes: IdentityChange[] = [];
  const logged: string[] = [];

  beforeAll(async () => {
    database = await fresh();
    desk = await deskOver(database, testConfig(), (level, message) => {
      if (level === 'error') logged.push(message);
    });
    desk.onChange((change) => changes.push(change));
  });
  afterAll(() => database.close());

  const who = async (browser: { sender: { cookie: string | undefined } }) => {
    const identity = await desk.identify(browser.sender.cookie);
    if (identity === null) throw new Error('nobody');
    return identity;
  };

  describe('guests', () => {
    test('are signed in at once, under two words', async () => {
      const identity = await who(await guestIn(desk));
      expect(identity).toMatchObject({ isGuest: true, role: 'player', username: null });
      expect(identity.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    });

    test('have French names in French', async () => {
      const browser = jar('fr');
      browser.keep(await desk.guest(browser.sender));
      expect((await who(browser)).name).toMatch(/^[A-ZÉ]\p{Ll}+ [A-ZÉ]\p{Ll}+$/u);
    });

    test('keep their identity when they ask again', async () => {
      const browser = await guestIn(desk);
      const before = await who(browser);
      browser.keep(await desk.guest(browser.sender));
      expect(await who(browser)).toEqual(before);
    });

    test('have no username', async () => {
      const browser = await guestIn(desk);
      expect(await codeOf(desk.change(browser.sender, { username: 'Gast' }))).toBe('guests-have-none');
    });
  });

  describe('a guest who signs up', () => {
    test('keeps decks, rooms, matches and reports, and open sockets are notified', async () => {
      const browser = await guestIn(desk);
      const guest = await who(browser);
      const stores = storesOver(database);
      const match = matchOf(guest.user);
      await stores.matches.create(match);
      const list = { cards: ['frog'] };
      await stores.decks.create(guest.user, {
        id: `deck of ${guest.user}`,
        game: 'pond',
        name: 'Frogs',
        list,
      });
      const seat = { user: guest.user, name: guest.name, deck: list };
      const code = guest.user.slice(0, 6);
      const room = { version: 1, game: 'pond', ruleset: 'standard', changes: {}, match: null } as const;
      const at = new Date();
      await stores.rooms.create({ ...room, code, seats: [null, seat], status: 'waiting', createdAt: at });
      const report = { id: match.id, match: match.id, note: '', scenario: '', at };
      await stores.reports.keep({ ...report, user: guest.user });

      browser.keep(await desk.signUp(browser.sender, { email: someEmail(), password: PASSWORD }));

      const account = await who(browser);
      expect(account).toMatchObject({ isGuest: false, name: guest.name });
      expect(account.user).not.toBe(guest.user);
      expect((await stores.matches.ofUser(account.user, null, 10)).map(({ row }) => row.id)).toEqual([
        match.id,
      ]);
      expect((await stores.matches.find(match.id))?.chairs[0]).toMatchObject({ user: account.user });
      expect(await stores.decks.ofUser(account.user, 'pond')).toHaveLength(1);
      expect((await stores.rooms.find(code))?.seats[1]).toEqual({ ...seat, user: account.user });
      expect((await stores.reports.find(match.id))?.user).toBe(account.user);
      const linked = {
        kind: 'linked',
        from: guest.user,
        to: account.user,
        session: account.session,
        name: account.name,
      };
      expect(changes).toContainEqual(linked);
    });

    test('moves every column that points at a person', () => {
      const moved = ['decks.owner', 'matches.user0', 'matches.user1', 'reports.reporter'];
      const expected = [...moved, 'rooms.user0', 'rooms.user1'];
      const tables = Object.values(schema).filter((value) => is(value, PgTable));
      const pointing = tables.flatMap((table) =>
        getTableConfig(table).foreignKeys.flatMap((key) => {
          const { columns, foreignTable } = key.reference();
          const keepsRows = key.onDelete !== 'cascade';
          const isPerson = getTableName(foreignTable) === 'users' && keepsRows;
          return isPerson ? columns.map(({ name }) => `${getTableName(table)}.${name}`) : [];
        }),
      );
      expect(pointing.sort()).toEqual(expected.sort());
    });

    test('no longer exists: the old cookie stops working', async () => {
      const browser = await guestIn(desk);
      const old = browser.sender.cookie;
      browser.keep(await desk.signUp(browser.sender, { email: someEmail(), password: PASSWORD }));
      expect(await desk.identify(old)).toBeNull();
    });

    test('and signs in to an existing account brings everything along', async () => {
      const email = someEmail();
      const home = jar();
      home.keep(await desk.signUp(home.sender, { email, password: PASSWORD, name: 'Home' }));
      const browser = await guestIn(desk);
      const guest = await who(browser);
      const match = matchOf(guest.user);
      await storesOver(database).matches.create(match);
      browser.keep(await desk.signIn(browser.sender, email, PASSWORD));
      const account = await who(browser);
      expect(account).toMatchObject({ name: 'Home', user: (await who(home)).user });
      const found = await storesOver(database).matches.ofUser(account.user, null, 10);
      expect(found.map(({ row }) => row.id)).toContain(match.id);
    });
  });

  describe('a double click', () => {
    const isIn = async (browser: Jar, answers: readonly Cookies[]): Promise<void> => {
      // The browser keeps the cookies of the answer that arrives last.
      for (const cookies of answers) {
        const other = jar();
        other.keep(cookies);
        expect((await who(other)).isGuest).toBe(false);
        browser.keep(cookies);
      }
      expect((await who(browser)).isGuest).toBe(false);
    };

    test('on "sign up" makes one account, and the guest is signed in', async () => {
      const browser = await guestIn(desk);
      const { sender } = browser;
      const given = { email: someEmail(), password: PASSWORD };
      await isIn(browser, await Promise.all([1, 2, 3].map(() => desk.signUp(sender, given))));
    });

    test('on "sign in" signs the guest in once', async () => {
      const email = someEmail();
      await desk.signUp(jar().sender, { email, password: PASSWORD });
      const browser = await guestIn(desk);
      const { sender } = browser;
      await isIn(browser, await Promise.all([1, 2, 3].map(() => desk.signIn(sender, email, PASSWORD))));
      // The second click may also arrive after the first answer, with the cookie of a guest that no longer exists.
      await isIn(browser, [await desk.signIn(sender, email, PASSWORD)]);
    });

    test('with two passwords waits for the first', async () => {
      const email = someEmail();
      await desk.signUp(jar().sender, { email, password: PASSWORD });
      const browser = await guestIn(desk);
      const { sender } = browser;
      const entries = [desk.signIn(sender, email, PASSWORD), desk.signIn(sender, email, 'wrong password')];
      expect(await codeOf(entries[1])).toBe('wrong-credentials');
      await isIn(browser, [await entries[0]]);
    });
  });

  describe('accounts', () => {
    test('sign in with email or username, in any case', async () => {
      const email = someEmail();
      const first = jar();
      await desk.signUp(first.sender, { email, password: PASSWORD, name: 'Zoé', username: 'Zoe2000' });
      for (const name of [email, email.toUpperCase(), 'Zoe2000', 'zoe2000', 'ZOÉ2000']) {
        const browser = jar();
        browser.keep(await desk.signIn(browser.sender, name, PASSWORD));
        expect(await who(browser)).toMatchObject({ name: 'Zoé', username: 'Zoe2000', isGuest: false });
      }
    });

    test('get the same refusal for a wrong name and a wrong password', async () => {
      const email = someEmail();
      await desk.signUp(jar().sender, { email, password: PASSWORD });
      const { sender } = jar();
      expect(await codeOf(desk.signIn(sender, email, 'wrong password'))).toBe('wrong-credentials');
      expect(await codeOf(desk.signIn(sender, someEmail(), PASSWORD))).toBe('wrong-credentials');
      expect(await codeOf(desk.signIn(sender, 'nobody', PASSWORD))).toBe('wrong-credentials');
      expect(await codeOf(desk.signIn(sender, "' or 1=1 --", PASSWORD))).toBe('wrong-credentials');
    });

    test('are refused for a bad email, password, name or username, and an address in use', async () => {
      const { sender } = jar();
      const good = { email: someEmail(), password: PASSWORD };
      const email = someEmail();
      await desk.signUp(sender, { ...good, email });
      expect(await codeOf(desk.signUp(sender, { ...good, email }))).toBe('email-taken');
      expect(await codeOf(desk.signUp(sender, { ...good, email: 'nobody' }))).toMatch(/bad-email|malformed/);
      expect(await codeOf(desk.signUp(sender, { ...good, password: 'short' }))).toBe('bad-password');
      expect(await codeOf(desk.signUp(sender, { ...good, password: 'x'.repeat(129) }))).toBe('bad-password');
      expect(await codeOf(desk.signUp(sender, { ...good, password: '' }))).toBe('no-password');
      expect(await codeOf(desk.signIn(sender, email, ''))).toBe('no-password');
      expect(await codeOf(desk.signUp(sender, { ...good, name: '<script>' }))).toBe('bad-name');
      expect(await codeOf(desk.signUp(sender, { ...good, username: 'a-b-c' }))).toBe('bad-username');
    });

    test('that claim one username at once: one of 5 gets it', async () => {
      const browsers = await Promise.all(Array.from({ length: 5 }, () => accountIn(desk)));
      const claims = ['Corner', 'corner', 'C0rner', 'Comer'];
      const results = await Promise.all(
        browsers.map(({ sender }, i) => codeOf(desk.change(sender, { username: claims[i % claims.length] }))),
      );
      expect(results.sort()).toEqual(['accepted', ...Array(4).fill('username-taken')]);
    });

    test('that sign up with one username at once: one of 5 gets it and no other account is made', async () => {
      logged.length = 0;
      const emails = Array.from({ length: 5 }, someEmail);
      const results = await Promise.all(
        emails.map((email) =>
          codeOf(desk.signUp(jar().sender, { email, password: PASSWORD, username: 'Unique1' })),
        ),
      );
      expect([...results].sort()).toEqual(['accepted', ...Array(4).fill('username-taken')]);
      // Losing a race is not a server fault.
      expect(logged).toEqual([]);
      const loser = emails[results.indexOf('username-taken')];
      expect(await codeOf(desk.signIn(jar().sender, loser, PASSWORD))).toBe('wrong-credentials');
    });

    test('change their names, and keep their own username when they write it differently', async () => {
      const browser = await accountIn(desk, 'Renamer');
      await desk.change(browser.sender, { name: ' New   Name ', username: 'RENAMER' });
      expect(await who(browser)).toMatchObject({ name: 'New Name', username: 'RENAMER' });
      expect(await codeOf(desk.change(browser.sender, { name: '\u202e' }))).toBe('bad-name');
      expect(await who(browser)).toMatchObject({ name: 'New Name' });
    });

    test('change their password, which ends every other session', async () => {
      const email = someEmail();
      const [home, away] = [jar(), jar()];
      home.keep(await desk.signUp(home.sender, { email, password: PASSWORD }));
      away.keep(await desk.signIn(away.sender, email, PASSWORD));
      const { session } = await who(away);
      expect(await codeOf(desk.changePassword(home.sender, 'wrong one', 'another horse'))).toBe(
        'wrong-password',
      );
      home.keep(await desk.changePassword(home.sender, PASSWORD, 'another horse'));
      expect(await desk.identify(away.sender.cookie)).toBeNull();
      expect(changes).toContainEqual({ kind: 'revoked', session });
      expect(await codeOf(desk.signIn(away.sender, email, PASSWORD))).toBe('wrong-credentials');
      expect((await who(home)).isGuest).toBe(false);
    });
  });

  describe('sessions', () => {
    test('are found by a cookie with the right signature, until they expire', async () => {
      const browser = await accountIn(desk, 'CookieJar');
      const { cookie = '' } = browser.sender;
      const identity = await who(browser);
      expect(identity).toEqual((await desk.me(browser.sender)).identity);
      const [name, value] =
        cookie
          .split('; ')
          .find((pair) => pair.includes('session_token'))
          ?.split('=') ?? [];
      const [token, signature] = decodeURIComponent(value ?? '').split('.');
      const strange = [
        undefined,
        '',
        `${name}=`,
        `${name}=${token}`,
        `${name}=${token}.`,
        `${name}=.${signature}`,
        `${name}=${token}x.${signature}`,
        `${name}=${token}.${signature?.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
        `${name}=%E0%A4%A`,
        `other_${name}=${value}`,
      ];
      for (const one of strange) expect(await desk.identify(one), one).toBeNull();
      expect(await desk.identify(`a=b; ${name}=${value}; c`)).toEqual(identity);
      await database.run("update sessions set expires_at = now() - interval '1 second' where id = $1", [
        identity.session,
      ]);
      expect(await desk.identify(cookie)).toBeNull();
    });

    test('end when their owner signs out, and listeners are notified', async () => {
      const browser = await accountIn(desk);
      const [old, { session }] = [browser.sender.cookie, await who(browser)];
      expect(await desk.liveAmong([session, 'none'])).toEqual(new Set([session]));
      browser.keep(await desk.signOut(browser.sender));
      expect(await desk.identify(old)).toBeNull();
      expect(await desk.liveAmong([session])).toEqual(new Set());
      expect(changes).toContainEqual({ kind: 'revoked', session });
    });

    test('are listed and ended from another device, but only by their owner', async () => {
      const email = someEmail();
      const [home, away, eve] = [jar(), jar(), await accountIn(desk)];
      home.keep(await desk.signUp(home.sender, { email, password: PASSWORD }));
      away.keep(await desk.signIn(away.sender, email, PASSWORD));
      const { session } = await who(away);
      const { hasPassword, sessions } = await desk.account(home.sender);
      expect(hasPassword).toBe(true);
      expect(sessions).toContainEqual(
        expect.objectContaining({ id: session, isThis: false, userAgent: 'a test' }),
      );
      expect(await codeOf(desk.revoke(eve.sender, session))).toBe('not-found');
      await desk.revoke(home.sender, session);
      expect(await desk.identify(away.sender.cookie)).toBeNull();
      expect(await desk.identify(home.sender.cookie)).not.toBeNull();
      expect(changes).toContainEqual({ kind: 'revoked', session });
    });

    test('with a forged or broken cookie are anonymous', async () => {
      const { sender } = await guestIn(desk);
      expect(await desk.identify(undefined)).toBeNull();
      expect(await desk.identify('sleight.session_token=forged.forged')).toBeNull();
      expect(await desk.identify(sender.cookie?.replace(/.{6}$/, 'AAAAAA'))).toBeNull();
      expect(await desk.identify('='.repeat(5000))).toBeNull();
    });
  });

  describe('roles', () => {
    test('a player becomes admin by command, by username or email', async () => {
      const browser = await accountIn(desk, 'Chief');
      expect((await who(browser)).role).toBe('player');
      expect(await desk.makeAdmin('nobody')).toBe(false);
      expect(await desk.makeAdmin('chief')).toBe(true);
      expect((await who(browser)).role).toBe('admin');
    });

    test('users cannot make themselves admins', async () => {
      const browser = await accountIn(desk);
      const given: { name: string } = { name: 'Eve', ...{ role: 'admin' } };
      await desk.change(browser.sender, given);
      expect((await who(browser)).role).toBe('player');
    });

    test('an admin bans: sessions end, and signing in is refused', async () => {
      const [boss, eve] = [await accountIn(desk, 'Boss1'), jar()];
      await desk.makeAdmin('Boss1');
      const email = someEmail();
      eve.keep(await desk.signUp(eve.sender, { email, password: PASSWORD }));
      const { user, session } = await who(eve);
      expect(await codeOf(desk.ban(eve.sender, (await who(boss)).user, true))).toBe('not-allowed');
      await desk.ban(boss.sender, user, true);
      expect(await desk.identify(eve.sender.cookie)).toBeNull();
      expect(changes).toContainEqual({ kind: 'revoked', session });
      expect(await codeOf(desk.signIn(jar().sender, email, PASSWORD))).toBe('banned');
      await desk.ban(boss.sender, user, false);
      expect(await codeOf(desk.signIn(jar().sender, email, PASSWORD))).toBe('accepted');
    });
  });

  test('without Google in the environment, no one is redirected to it', async () => {
    expect(await codeOf(desk.google(jar().sender, '/'))).toBe('no-google');
  });
});
