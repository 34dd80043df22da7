// The HTTP API: accounts, games, card pools and decks.
// Read next: match-list.test.ts for matches, refusals.test.ts for what is refused.

import { findGame, shelf } from '@sleight/shelf';
import { describe, expect, test } from 'vitest';
import { apiSuite } from '../testing/api-suite';
import { databases } from '../testing/databases';
import { PASSWORD, someEmail } from '../testing/people';

// Any game with prebuilt decks, and any of its cards.
const game = shelf.find(({ decks }) => decks.length > 0)!;
const starter = game.decks[0];
const list = { cards: starter.cards, leader: starter.leader };

describe.each(databases)('the HTTP API on $name', ({ fresh }) => {
  const api = apiSuite(fresh);

  describe('accounts', () => {
    test('a guest signs up, signs out and signs in again', async () => {
      const one = api.browser();
      expect((await one.ask('GET', '/api/me')).body).toEqual({ me: null, hasGoogle: false });
      expect((await one.ask('POST', '/api/account/guest')).status).toBe(200);
      expect((await one.ask('GET', '/api/me')).body.me).toMatchObject({ isGuest: true });
      const email = someEmail();
      const given = { email, password: PASSWORD, name: 'Zoé', username: `Zoe${api.running.server.port}` };
      expect((await one.ask('POST', '/api/account/sign-up', given)).status).toBe(200);
      expect((await one.ask('GET', '/api/me')).body.me).toMatchObject({ name: 'Zoé', isGuest: false });
      expect((await one.ask('POST', '/api/account/sign-out')).status).toBe(200);
      expect((await one.ask('GET', '/api/me')).body.me).toBeNull();
      const back = { name: given.username, password: PASSWORD };
      expect((await one.ask('POST', '/api/account/sign-in', back)).status).toBe(200);
      expect((await one.ask('GET', '/api/me')).body.me).toMatchObject({ name: 'Zoé', role: 'player' });
    });

    test('the cookie is not readable for scripts and other sites', async () => {
      const { headers } = await api.browser().ask('POST', '/api/account/guest');
      expect(headers.getSetCookie()).toEqual([expect.stringMatching(/HttpOnly.*SameSite=Lax/)]);
    });

    test('session secrets are never sent', async () => {
      const one = await api.guest();
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
    test('are listed with rulesets, prebuilt decks and opponents', async () => {
      const { body } = await api.browser().ask('GET', '/api/games');
      expect(body.games.map(({ id }: { id: string }) => id)).toEqual(shelf.map(({ id }) => id));
      for (const one of body.games) {
        expect(one.rulesets.length).toBeGreaterThan(0);
        const { levels } = one;
        expect(levels[0]).toMatchObject({ id: 'easy', name: { fr: 'Facile' } });
        expect(levels[0].personas[0]).toMatchObject({ id: 'pip', name: { en: 'Pip', fr: 'Pépin' } });
        expect(levels.length > 1).toBe(findGame(one.id)?.evaluate !== undefined);
      }
    });

    test('send their cards compressed and cacheable by version, and not again to clients that have them', async () => {
      const { body } = await api.browser().ask('GET', '/api/games');
      const { id, set } = body.games[0];
      const cards = (query: string, headers?: Record<string, string>) =>
        api.browser().ask('GET', `/api/games/${id}/cards${query}`, undefined, headers);
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

    test('show their cards and prebuilt decks', async () => {
      for (const { id, decks } of shelf) {
        const { body } = await api.browser().ask('GET', `/api/games/${id}/cards`);
        expect(body.cards.length).toBeGreaterThan(0);
        expect(body.cards[0]).toMatchObject({
          id: expect.any(String),
          kind: expect.any(String),
          name: { en: expect.any(String), fr: expect.any(String) },
          text: { en: expect.any(String), fr: expect.any(String) },
        });
        const starters = await api.browser().ask('GET', `/api/games/${id}/decks`);
        expect(starters.body.decks).toHaveLength(decks.length);
      }
      expect(
        (await api.browser().ask('GET', `/api/games/${game.id}/decks`)).headers.get('cache-control'),
      ).toBe('no-store');
      expect(await api.browser().ask('GET', '/api/games/chess/cards')).toMatchObject({
        status: 404,
        body: { code: 'unknown-game' },
      });
    });
  });

  describe('pools', () => {
    test('list leaders and barred cards, with reasons', async () => {
      for (const { id, rulesets, barred, listed } of shelf) {
        for (const ruleset of rulesets) {
          const { body } = await api.browser().ask('GET', `/api/games/${id}/pool?ruleset=${ruleset}`);
          expect([id, body.ruleset, body.hasDecks]).toEqual([id, ruleset, listed !== undefined]);
          for (const { reasons } of body.barred)
            expect(reasons[0]).toEqual({ en: expect.any(String), fr: expect.any(String) });
          if (barred === undefined) expect(body.barred).toEqual([]);
        }
      }
      expect((await api.browser().ask('GET', `/api/games/${game.id}/pool`)).body.ruleset).toBe(
        game.rulesets[0],
      );
      expect((await api.browser().ask('GET', `/api/games/${game.id}/pool?ruleset=none`)).body.code).toBe(
        'unknown-ruleset',
      );
    });

    test('the ruleset of a prebuilt deck bars none of its cards', async () => {
      const { body } = await api.browser().ask('GET', `/api/games/${game.id}/pool`);
      const barred = new Set(body.barred.map(({ card }: { card: string }) => card));
      expect(starter.cards.filter((card) => barred.has(card))).toEqual([]);
    });
  });

  describe('deck texts', () => {
    const read = (id: string, text: string) =>
      api.browser().ask('POST', '/api/decks/read', { game: id, text });

    test('are parsed line by line, and bad lines are reported by number', async () => {
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

    test('name cards by their names, and list the candidates of an ambiguous name', async () => {
      for (const { id, decks, cards } of shelf.filter(({ listed }) => listed !== undefined)) {
        const all = cards();
        const alone = decks[0]?.cards
          .map((one) => all.find((card) => card.id === one)!)
          .find(({ name }) => all.filter((card) => card.name.en === name.en).length === 1);
        if (alone === undefined) continue;
        const { body } = await read(id, `2 ${alone.name.en.toUpperCase()}\n1 ${alone.name.fr}`);
        expect([body.cards, body.lines]).toEqual([[alone.id, alone.id, alone.id], []]);
        const twin = all.find(({ name }) => all.filter((card) => card.name.en === name.en).length > 1);
        if (twin === undefined) continue;
        const [line] = (await read(id, `1 ${twin.name.en}`)).body.lines;
        expect(line.candidates.map((one: { id: string }) => one.id)).toContain(twin.id);
      }
    });

    test('are refused for a game without decks', async () => {
      for (const { id, listed } of shelf)
        if (listed === undefined) expect((await read(id, '1xfox')).body.code).toBe('no-decks');
    });
  });

  describe('decks', () => {
    test('are saved, listed, changed and deleted', async () => {
      const one = await api.guest();
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

    test('are read by number or id, in any case', async () => {
      const cards = starter.cards.map((id) => id.toUpperCase());
      const { body } = await api.browser().ask('POST', '/api/decks/check', { game: game.id, ...list, cards });
      expect(body).toMatchObject({ cards: starter.cards, problems: [] });
    });

    test('of another user are not found', async () => {
      const [one, eve] = [await api.guest(), await api.guest()];
      const { body } = await one.ask('POST', '/api/decks', { game: game.id, name: 'Mine', ...list });
      const path = `/api/decks/${body.id}`;
      const change = { name: 'Stolen', ...list };
      for (const asked of [eve.ask('GET', path), eve.ask('PUT', path, change), eve.ask('DELETE', path)]) {
        expect(await asked).toMatchObject({ status: 404, body: { code: 'unknown-deck' } });
      }
      expect((await one.ask('GET', path)).body.name).toBe('Mine');
    });

    test('with invented cards, invented stats or script in the name are refused', async () => {
      const one = await api.guest();
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
});
