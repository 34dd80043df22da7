// Requests that are refused: unauthorised, malformed, guessing a password, or too many.

import { shelf } from '@sleight/shelf';
import { describe, expect, test } from 'vitest';
import { nameKey } from '../accounts/names';
import { createLimits } from '../operations/limits';
import { apiSuite } from '../testing/api-suite';
import { databases } from '../testing/databases';
import { PASSWORD, someEmail } from '../testing/people';
import { browserAt } from '../testing/running';

const [game] = shelf;

describe.each(databases)('refusals on $name', ({ fresh }) => {
  const limits = createLimits();
  const api = apiSuite(fresh, limits);

  describe('unauthorised requests are refused', () => {
    test('without a session', async () => {
      for (const [method, path] of [
        ['GET', '/api/decks'],
        ['GET', '/api/matches'],
        ['PATCH', '/api/me'],
        ['GET', '/api/admin/reports'],
      ]) {
        const asked = await api.browser().ask(method, path, method === 'GET' ? undefined : {});
        expect(asked).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
      }
    });

    test('without being an admin', async () => {
      const one = await api.guest();
      const { me } = (await one.ask('GET', '/api/me')).body;
      for (const asked of [
        one.ask('GET', '/api/admin/reports'),
        one.ask('GET', '/api/admin/reports/any'),
        one.ask('POST', `/api/admin/users/${me.user}/ban`, { isBanned: true }),
      ]) {
        expect(await asked).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
      }
    });

    test('from another site', async () => {
      const one = await api.guest();
      const elsewhere = { origin: 'https://evil.example' };
      const asked = await one.ask('PATCH', '/api/me', { name: 'Owned' }, elsewhere);
      expect(asked).toMatchObject({ status: 403, body: { code: 'wrong-origin' } });
      const form = { 'content-type': 'text/plain' };
      expect((await one.ask('PATCH', '/api/me', '{"name":"Owned"}', form)).body.code).toBe('malformed');
      expect((await one.ask('GET', '/api/me')).body.me.name).not.toBe('Owned');
    });

    test('with an unreadable body', async () => {
      const one = await api.guest();
      const codeOf = async (body: unknown) => (await one.ask('PATCH', '/api/me', body)).body.code;
      expect(await codeOf('{"name":')).toBe('malformed');
      expect(await codeOf('[]')).toBe('malformed');
      expect(await codeOf({ name: 7 })).toBe('malformed');
      expect(await codeOf({ name: 'Ada', role: 'admin' })).toBe('malformed');
      expect(await codeOf({ name: 'x'.repeat(70_000) })).toBe('too-large');
      expect(await codeOf({ name: 'a\u0000b' })).toBe('malformed');
      expect(await codeOf({ name: 'a\ud800b' })).toBe('malformed');
      expect((await one.ask('GET', '/api/decks/%00')).body.code).toBe('malformed');
      expect((await one.ask('GET', '/api/decks?game=%00')).body.code).toBe('malformed');
      expect((await one.ask('GET', '/api/decks/%zz')).body.code).toBe('not-found');
      expect((await one.ask('GET', '/api/nothing')).body.code).toBe('not-found');
      expect((await one.ask('GET', "/api/decks?game=' or 1=1 --")).body).toEqual({ decks: [] });
    });

    test('each wrong field is named, in both languages', async () => {
      const { body } = await (await api.guest()).ask('POST', '/api/decks', { game: game.id, cards: 'all' });
      const named = JSON.stringify(body.problems);
      expect(named).toContain('name');
      expect(named).toContain('cards');
      for (const { en, fr } of body.problems) expect(en).not.toBe(fr);
    });
  });

  describe('password guessing', () => {
    const guessing = (address: string, name: string, password = 'a wrong guess') =>
      browserAt(api.running.origin, address).ask('POST', '/api/account/sign-in', { name, password });

    test("is throttled, but not for the account's owner elsewhere or on their own device", async () => {
      const home = browserAt(api.running.origin, '10.9.0.1');
      const name = someEmail();
      await home.ask('POST', '/api/account/sign-up', { email: name, password: PASSWORD });
      await home.ask('POST', '/api/account/sign-out');
      const guesses = Array.from({ length: 11 }, () => guessing('10.9.0.1', name));
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      const held = await guessing('10.9.0.1', name, PASSWORD);
      expect(held).toMatchObject({ status: 429, body: { code: 'too-many-passwords' } });
      expect(held.body.message.en).toMatch(/^Too many wrong passwords. Try again in 1\d minutes.$/);
      expect(Number(held.headers.get('retry-after'))).toBe(held.body.retryAfter);
      const given = { name, password: PASSWORD };
      expect(
        (await browserAt(api.running.origin, '10.9.0.2').ask('POST', '/api/account/sign-in', given)).status,
      ).toBe(200);
      expect((await home.ask('POST', '/api/account/sign-in', given)).status).toBe(200);
    });

    test('of one account from many addresses leaves each address two tries', async () => {
      // These cannot be usernames, so no guess costs a password hash.
      // They are spellings of one name: usernames compare without case and look-alikes.
      const names = ['no-such-name', 'NO-SUCH-NAME', 'n0-5uch-narne'];
      const codes: string[] = [];
      for (let i = 0; i < 100; i++)
        codes.push((await guessing(`10.8.${i}.1`, names[i % names.length])).body.code);
      expect(new Set(codes)).toEqual(new Set(['wrong-credentials']));
      const late: string[] = [];
      for (const name of names) late.push((await guessing('10.8.200.1', name)).body.code);
      expect(late).toEqual(['wrong-credentials', 'wrong-credentials', 'too-many-passwords']);
    });

    test('from many addresses does not lock the owner out, even at a new address', async () => {
      const name = someEmail();
      await api.browser().ask('POST', '/api/account/sign-up', { email: name, password: PASSWORD });
      // Guesses spend this budget; each would cost a password hash.
      for (let i = 0; i < 100; i++) await limits.passwordsFor(nameKey(name));
      expect((await guessing('10.5.0.1', name)).status).toBe(401);
      expect((await guessing('10.5.0.1', name, PASSWORD)).status).toBe(200);
      expect((await guessing('10.5.0.2', name, PASSWORD)).status).toBe(200);
    });
  });

  test('one address cannot create unlimited guests', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) {
      statuses.push(
        (await browserAt(api.running.origin, '10.7.7.7').ask('POST', '/api/account/guest')).status,
      );
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('one address cannot request unlimited replays', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 61; i++)
      statuses.push(
        (await browserAt(api.running.origin, '10.6.6.6').ask('GET', '/api/matches/none/replay')).status,
      );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
