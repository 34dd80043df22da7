import { gunzipSync } from 'node:zlib';
import { seedRng } from '@sleight/kernel/rng';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setOf } from '../catalogue';
import type { Database } from '../database/database';
import { matchStore } from '../database/matches';
import { findGame, shelf } from '../games';
import { createHost } from '../matches/host';
import { snapshotOf } from '../matches/snapshots';
import { VOID_NOTE } from '../matches/void';
import { databases } from '../testing/databases';
import { anyAnswer, person, rowOf } from '../testing/matches';
import { PASSWORD, someEmail } from '../testing/people';
import { matchOf, someUser } from '../testing/rows';
import { type Browser, browserAt, runningOver, type TestServer } from '../testing/running';

// A game with starter decks, and one card of it, whichever they are.
const game = shelf.find(({ decks }) => decks.length > 0)!;
const starter = game.decks[0];
const list = { cards: starter.cards, leader: starter.leader };

describe.each(databases)('the HTTP API on $name', ({ fresh }) => {
  let running: TestServer;
  let database: Database;
  let people = 0;

  beforeAll(async () => {
    database = await fresh();
    running = await runningOver(database, { SLEIGHT_PROXIES: '1' });
  });
  afterAll(() => running.server.close());

  const browser = (): Browser => browserAt(running.origin, `10.0.0.${people++}`);
  async function guest(): Promise<Browser> {
    const one = browser();
    await one.ask('POST', '/api/account/guest');
    return one;
  }

  describe('accounts', () => {
    test('somebody comes in as a guest, signs up, signs out and in again', async () => {
      const one = browser();
      expect((await one.ask('GET', '/api/me')).body).toEqual({ me: null, hasGoogle: false });
      expect((await one.ask('POST', '/api/account/guest')).status).toBe(200);
      expect((await one.ask('GET', '/api/me')).body.me).toMatchObject({ isGuest: true });
      const email = someEmail();
      const given = { email, password: PASSWORD, name: 'Zoé', username: `Zoe${running.server.port}` };
      expect((await one.ask('POST', '/api/account/sign-up', given)).status).toBe(200);
      expect((await one.ask('GET', '/api/me')).body.me).toMatchObject({ name: 'Zoé', isGuest: false });
      expect((await one.ask('POST', '/api/account/sign-out')).status).toBe(200);
      expect((await one.ask('GET', '/api/me')).body.me).toBeNull();
      const back = { name: given.username, password: PASSWORD };
      expect((await one.ask('POST', '/api/account/sign-in', back)).status).toBe(200);
      expect((await one.ask('GET', '/api/me')).body.me).toMatchObject({ name: 'Zoé', role: 'player' });
    });

    test('the cookie is out of reach of scripts and other sites', async () => {
      const { headers } = await browser().ask('POST', '/api/account/guest');
      expect(headers.getSetCookie()).toEqual([expect.stringMatching(/HttpOnly.*SameSite=Lax/)]);
    });

    test('nobody learns a session’s secret', async () => {
      const one = await guest();
      const { body } = await one.ask('GET', '/api/account');
      expect(body.hasPassword).toBe(false);
      expect(body.sessions).toHaveLength(1);
      expect(Object.keys(body.sessions[0]).sort()).toEqual(['id', 'isThis', 'since', 'userAgent']);
      const gone = await one.ask('DELETE', `/api/account/sessions/${body.sessions[0].id}`);
      expect(gone.status).toBe(200);
      expect((await one.ask('GET', '/api/me')).body.me).toBeNull();
    });
  });

  describe('games', () => {
    test('are listed with rulesets, starter decks and opponents', async () => {
      const { body } = await browser().ask('GET', '/api/games');
      expect(body.games.map(({ id }: { id: string }) => id)).toEqual(shelf.map(({ id }) => id));
      for (const one of body.games) {
        expect(one.rulesets.length).toBeGreaterThan(0);
        const { levels } = one;
        expect(levels[0]).toMatchObject({ id: 'easy', name: { fr: 'Facile' } });
        expect(levels[0].personas[0]).toMatchObject({ id: 'pip', name: { en: 'Pip', fr: 'Pépin' } });
        expect(levels.length > 1).toBe(findGame(one.id)?.evaluate !== undefined);
      }
    });

    test('send their cards compressed, to be kept by version, and not again to who has them', async () => {
      const { body } = await browser().ask('GET', '/api/games');
      const { id, set } = body.games[0];
      const cards = (query: string, headers?: Record<string, string>) =>
        browser().ask('GET', `/api/games/${id}/cards${query}`, undefined, headers);
      const now = await cards(`?set=${set}`);
      expect(now.body.set).toBe(set);
      expect(now.headers.get('cache-control')).toContain('public, max-age=');
      for (const [accepted, encoding] of [
        ['gzip, br', 'br'],
        ['gzip, br;q=0', 'gzip'],
        ['identity', null],
      ] as const) {
        const sent = await cards(`?set=${set}`, { 'accept-encoding': accepted });
        expect(sent.headers.get('content-encoding')).toBe(encoding);
        expect(sent.body).toEqual(now.body);
      }
      for (const query of ['', '?set=older'])
        expect((await cards(query)).headers.get('cache-control')).toBe('no-cache');
      const again = await cards('', { 'if-none-match': now.headers.get('etag')! });
      expect([again.status, again.body]).toEqual([304, '']);
    });

    test('show their cards and starter decks', async () => {
      for (const { id, decks } of shelf) {
        const { body } = await browser().ask('GET', `/api/games/${id}/cards`);
        expect(body.cards.length).toBeGreaterThan(0);
        expect(body.cards[0]).toMatchObject({
          id: expect.any(String),
          kind: expect.any(String),
          name: { en: expect.any(String), fr: expect.any(String) },
          text: { en: expect.any(String), fr: expect.any(String) },
        });
        const starters = await browser().ask('GET', `/api/games/${id}/decks`);
        expect(starters.body.decks).toHaveLength(decks.length);
      }
      expect((await browser().ask('GET', `/api/games/${game.id}/decks`)).headers.get('cache-control')).toBe(
        'no-store',
      );
      expect(await browser().ask('GET', '/api/games/chess/cards')).toMatchObject({
        status: 404,
        body: { code: 'unknown-game' },
      });
    });
  });

  describe('pools', () => {
    test('name who leads and what no deck may hold, with reasons', async () => {
      for (const { id, rulesets, barred, listed } of shelf) {
        for (const ruleset of rulesets) {
          const { body } = await browser().ask('GET', `/api/games/${id}/pool?ruleset=${ruleset}`);
          expect([id, body.ruleset, body.hasDecks]).toEqual([id, ruleset, listed !== undefined]);
          for (const { reasons } of body.barred)
            expect(reasons[0]).toEqual({ en: expect.any(String), fr: expect.any(String) });
          if (barred === undefined) expect(body.barred).toEqual([]);
        }
      }
      expect((await browser().ask('GET', `/api/games/${game.id}/pool`)).body.ruleset).toBe(game.rulesets[0]);
      expect((await browser().ask('GET', `/api/games/${game.id}/pool?ruleset=none`)).body.code).toBe(
        'unknown-ruleset',
      );
    });

    test('a starter deck is barred nothing by the ruleset that it is for', async () => {
      const { body } = await browser().ask('GET', `/api/games/${game.id}/pool`);
      const barred = new Set(body.barred.map(({ card }: { card: string }) => card));
      expect(starter.cards.filter((card) => barred.has(card))).toEqual([]);
    });
  });

  describe('deck texts', () => {
    const read = (id: string, text: string) => browser().ask('POST', '/api/decks/read', { game: id, text });

    test('are read line by line, and bad lines go by their number', async () => {
      const [first] = starter.cards;
      const { body } = await read(
        game.id,
        `2x${first}\n# a comment\n1x Anything (${first.toUpperCase()})\n9xdragon`,
      );
      expect(body.cards).toEqual([first, first, first]);
      expect(body.lines).toEqual([
        { line: 4, text: '9xdragon', reason: { en: expect.any(String), fr: expect.any(String) } },
      ]);
    });

    test('name cards by number where numbers are unique', async () => {
      for (const { id, decks } of shelf) {
        const numbered = decks[0]?.cards.find((card) => /^[A-Z]+-\d+$/.test(card));
        if (numbered === undefined) continue;
        expect((await read(id, `2x ${Number(numbered.split('-')[1])}`)).body.cards).toEqual([
          numbered,
          numbered,
        ]);
      }
    });

    test('are refused for a game without decks', async () => {
      for (const { id, listed } of shelf)
        if (listed === undefined) expect((await read(id, '1xfox')).body.code).toBe('no-decks');
    });
  });

  describe('decks', () => {
    test('are kept, listed, changed and thrown away', async () => {
      const one = await guest();
      const made = await one.ask('POST', '/api/decks', { game: game.id, name: 'Mine', ...list });
      expect(made).toMatchObject({ status: 200, body: { name: 'Mine', game: game.id, problems: [] } });
      const path = `/api/decks/${made.body.id}`;
      expect((await one.ask('GET', path)).body).toEqual(made.body);
      const fewer = { ...list, cards: starter.cards.slice(1) };
      const changed = await one.ask('PUT', path, { name: 'Less', ...fewer });
      expect(changed.body).toMatchObject({ name: 'Less', cards: fewer.cards });
      expect(changed.body.problems[0]).toEqual({ en: expect.any(String), fr: expect.any(String) });
      const { body } = await one.ask('GET', `/api/decks?game=${game.id}`);
      expect(body.decks.map(({ name }: { name: string }) => name)).toEqual(['Less']);
      expect((await one.ask('DELETE', path)).status).toBe(200);
      expect((await one.ask('GET', path)).body.code).toBe('unknown-deck');
    });

    test('are read by number or id, whatever the case', async () => {
      const cards = starter.cards.map((id) => id.toUpperCase());
      const { body } = await browser().ask('POST', '/api/decks/check', { game: game.id, ...list, cards });
      expect(body).toMatchObject({ cards: starter.cards, problems: [] });
    });

    test('of somebody else are as good as none', async () => {
      const [one, eve] = [await guest(), await guest()];
      const { body } = await one.ask('POST', '/api/decks', { game: game.id, name: 'Mine', ...list });
      const path = `/api/decks/${body.id}`;
      const change = { name: 'Stolen', ...list };
      for (const asked of [eve.ask('GET', path), eve.ask('PUT', path, change), eve.ask('DELETE', path)]) {
        expect(await asked).toMatchObject({ status: 404, body: { code: 'unknown-deck' } });
      }
      expect((await one.ask('GET', path)).body.name).toBe('Mine');
    });

    test('with invented cards, invented stats or script in the name are refused', async () => {
      const one = await guest();
      const good = { game: game.id, name: 'Mine', ...list };
      const codeOf = async (body: unknown) => (await one.ask('POST', '/api/decks', body)).body.code;
      expect(await codeOf({ ...good, cards: ['dragon'] })).toBe('unknown-card');
      expect(await codeOf({ ...good, cards: ['unknown'] })).toBe('unknown-card');
      expect(await codeOf({ ...good, cards: [{ id: starter.cards[0], power: 99 }] })).toBe('malformed');
      expect(await codeOf({ ...good, power: 99 })).toBe('malformed');
      expect(await codeOf({ ...good, cards: Array(201).fill(starter.cards[0]) })).toBe('malformed');
      expect(await codeOf({ ...good, name: '<script>alert(1)</script>' })).toBe('bad-name');
      expect(await codeOf({ ...good, name: 'a\u0000b' })).toBe('malformed');
      expect(await codeOf({ ...good, game: 'chess' })).toBe('unknown-game');
      expect((await one.ask('GET', '/api/decks')).body.decks).toEqual([]);
    });
  });

  test('my matches are listed without seed or decks', async () => {
    const one = await guest();
    const { me } = (await one.ask('GET', '/api/me')).body;
    const match = matchOf(me.user, {
      chairs: [
        { kind: 'person', user: me.user, name: 'Ada' },
        { kind: 'bot', level: 'easy', persona: 'pip' },
      ],
    });
    await matchStore(database).create(match);
    const { body } = await one.ask('GET', '/api/matches');
    expect(body.matches).toEqual([
      {
        match: match.id,
        game: 'pond',
        ruleset: 'standard',
        players: [
          { name: 'Ada', level: null, persona: null },
          { name: null, level: 'easy', persona: { id: 'pip', name: { en: 'Pip', fr: 'Pépin' } } },
        ],
        seats: [0],
        status: 'live',
        result: null,
        scores: null,
        moves: null,
        startedAt: match.startedAt.toISOString(),
      },
    ]);
    expect((await one.ask('GET', '/api/matches?status=over')).body.matches).toEqual([]);
    expect((await (await guest()).ask('GET', '/api/matches')).body.matches).toEqual([]);
  });

  test('the list does not tell how often the other has picked in secret', async () => {
    const one = await guest();
    const { me } = (await one.ask('GET', '/api/me')).body;
    const row = rowOf(findGame('sleeved')!, [person(me.user), person(await someUser(database))]);
    const host = createHost(matchStore(database));
    await host.begin(row);
    const before = (await one.ask('GET', '/api/matches')).body;
    await host.move(row.id, anyAnswer(await host.table(row.id), seedRng('secret'), [1])!);
    expect((await one.ask('GET', '/api/matches')).body).toEqual(before);
    await host.move(row.id, { seat: 0, concede: true });
    expect((await one.ask('GET', '/api/matches')).body.matches[0].moves).toBe(2);
  });

  test('a void match is in the history with its note, and has no replay', async () => {
    const one = await guest();
    const { me } = (await one.ask('GET', '/api/me')).body;
    const store = matchStore(database);
    const row = rowOf(game, [person(me.user), person(await someUser(database))]);
    await store.create(row);
    const report = { id: row.id, match: row.id, user: null, note: '', scenario: '', at: new Date() };
    expect(await store.end(row.id, report)).toBe(true);
    const { matches } = (await one.ask('GET', '/api/matches?status=over')).body;
    expect(matches[0]).toMatchObject({
      match: row.id,
      result: { winner: null, reason: 'void', note: VOID_NOTE },
    });
    expect(await one.ask('GET', `/api/matches/${row.id}/replay`)).toMatchObject({
      status: 410,
      body: { code: 'void' },
    });
  });

  test('the cards of a match are found by its card set, also where the game ships others', async () => {
    const [first, ...rest] = game.pool;
    const older = snapshotOf([{ ...Object(first), name: { en: 'Older', fr: 'Ancien' } }, ...rest]);
    const cardsOf = async (set: string) =>
      (await browser().ask('GET', `/api/games/${game.id}/cards?set=${set}`)).body;
    expect((await cardsOf(older.hash)).set).toBe(setOf(game));
    await matchStore(database).create({
      ...rowOf(game, [person(await someUser(database)), person(await someUser(database))]),
      set: older.hash,
      snapshots: [older],
    });
    const { set, cards } = await cardsOf(older.hash);
    expect(set).toBe(older.hash);
    expect(cards).toHaveLength(game.pool.length);
    expect(cards[0].name.en).toBe('Older');
    expect(cards[1]).toEqual((await cardsOf(setOf(game))).cards[1]);
    // A card set of another game, and what is no card set at all, are as good as none.
    const rules = snapshotOf({ not: 'cards' });
    await matchStore(database).create({
      ...rowOf(game, [person(await someUser(database)), person(await someUser(database))]),
      snapshots: [rules],
    });
    expect((await cardsOf(rules.hash)).set).toBe(setOf(game));
  });

  test('a finished match is replayed for whoever has the link; a live one for nobody', async () => {
    const host = createHost(matchStore(database));
    const [one, two] = [await someUser(database), await someUser(database)];
    const [row, live] = [1, 2].map(() => rowOf(game, [person(one), person(two)]));
    for (const match of [row, live]) await host.begin(match);
    const path = `/api/matches/${row.id}`;
    for (const part of ['replay', 'recording', 'file']) {
      expect((await browser().ask('GET', `/api/matches/${live.id}/${part}`)).body.code).toBe('not-over');
      expect((await browser().ask('GET', `/api/matches/none/${part}`)).body.code).toBe('unknown-match');
    }
    await host.move(row.id, { seat: 0, concede: true });
    expect((await browser().ask('GET', `${path}/replay`)).body).toEqual({ seats: [], canContinue: true });
    const { body } = await browser().ask('GET', `${path}/recording?eyes=1`);
    expect(body).toMatchObject({ format: 1, head: { result: { winner: 1, reason: 'concession' } } });
    expect(body.views.map(({ eyes }: { eyes: string }) => eyes)).toEqual(['1']);
    expect(body.views[0].steps).toHaveLength(2);
    expect((await browser().ask('GET', `${path}/recording?eyes=2`)).body.code).toBe('malformed');
  });

  test('a match is saved as a file that holds what these eyes saw', async () => {
    const host = createHost(matchStore(database));
    const row = rowOf(game, [person(await someUser(database)), person(await someUser(database))]);
    await host.begin(row);
    await host.move(row.id, { seat: 0, concede: true });
    for (const eyes of ['open', '0']) {
      const path = `${running.origin}/api/matches/${row.id}`;
      const response = await fetch(`${path}/file?eyes=${eyes}`, {
        headers: { 'x-forwarded-for': '10.6.1.1' },
      });
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="sleight-${row.id}-${eyes}.sleight"`,
      );
      const text = gunzipSync(await response.arrayBuffer()).toString('utf8');
      const sent = await fetch(`${path}/recording?eyes=${eyes}`, {
        headers: { 'x-forwarded-for': '10.6.1.1' },
      });
      expect(text).toBe(await sent.text());
      expect(text.includes(row.seed)).toBe(eyes === 'open');
    }
  });

  describe('who may not is refused', () => {
    test('without a session', async () => {
      for (const [method, path] of [
        ['GET', '/api/decks'],
        ['GET', '/api/matches'],
        ['PATCH', '/api/me'],
        ['GET', '/api/admin/reports'],
      ]) {
        const asked = await browser().ask(method, path, method === 'GET' ? undefined : {});
        expect(asked).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
      }
    });

    test('without being an admin', async () => {
      const one = await guest();
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
      const one = await guest();
      const elsewhere = { origin: 'https://evil.example' };
      const asked = await one.ask('PATCH', '/api/me', { name: 'Owned' }, elsewhere);
      expect(asked).toMatchObject({ status: 403, body: { code: 'wrong-origin' } });
      const form = { 'content-type': 'text/plain' };
      expect((await one.ask('PATCH', '/api/me', '{"name":"Owned"}', form)).body.code).toBe('malformed');
      expect((await one.ask('GET', '/api/me')).body.me.name).not.toBe('Owned');
    });

    test('with what cannot be read', async () => {
      const one = await guest();
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
      const { body } = await (await guest()).ask('POST', '/api/decks', { game: game.id, cards: 'all' });
      const named = JSON.stringify(body.problems);
      expect(named).toContain('name');
      expect(named).toContain('cards');
      for (const { en, fr } of body.problems) expect(en).not.toBe(fr);
    });
  });

  describe('who guesses passwords', () => {
    const guessing = (address: string, name: string, password = 'a wrong guess') =>
      browserAt(running.origin, address).ask('POST', '/api/account/sign-in', { name, password });

    test('is held up, and the owner of the account is not, elsewhere or on a device of theirs', async () => {
      const home = browserAt(running.origin, '10.9.0.1');
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
        (await browserAt(running.origin, '10.9.0.2').ask('POST', '/api/account/sign-in', given)).status,
      ).toBe(200);
      expect((await home.ask('POST', '/api/account/sign-in', given)).status).toBe(200);
    });

    test('is held up for one account, however many addresses the guesses come from', async () => {
      // No username looks like these, so that no guess takes the time of a password.
      // Each is a way to write the same one: a username is compared without case or look-alikes.
      const names = ['no-such-name', 'NO-SUCH-NAME', 'n0-5uch-narne'];
      const codes: string[] = [];
      for (let i = 0; i < 101; i++)
        codes.push((await guessing(`10.8.${i}.1`, names[i % names.length])).body.code);
      expect(codes.lastIndexOf('wrong-credentials')).toBe(99);
      expect(codes[100]).toBe('too-many-passwords');
    });
  });

  test('one address cannot make guests without end', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) {
      statuses.push((await browserAt(running.origin, '10.7.7.7').ask('POST', '/api/account/guest')).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('one address cannot have matches replayed without end', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 61; i++)
      statuses.push(
        (await browserAt(running.origin, '10.6.6.6').ask('GET', '/api/matches/none/replay')).status,
      );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('nothing went wrong that we did not foresee, and nothing secret was logged', () => {
    const text = running.logged.join('');
    expect(text).not.toContain('"level":"error"');
    expect(text).not.toContain(PASSWORD);
  });
});
