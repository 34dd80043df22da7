// Matches over HTTP: the list of a user's own, and the cards, replays and files of any that is over.

import { gunzipSync } from 'node:zlib';
import { seedRng } from '@sleight/kernel/rng';
import { findGame, shelf } from '@sleight/shelf';
import { describe, expect, test } from 'vitest';
import { setOf } from '../catalogue';
import { matchStore } from '../database/matches';
import { createHost } from '../matches/host';
import { snapshotOf } from '../matches/snapshots';
import { VOID_NOTE } from '../matches/void';
import { apiSuite } from '../testing/api-suite';
import { databases } from '../testing/databases';
import { anyAnswer, person, rowOf } from '../testing/matches';
import { matchOf, someUser } from '../testing/rows';

// Any game with prebuilt decks.
const game = shelf.find(({ decks }) => decks.length > 0)!;

describe.each(databases)('matches on $name', ({ fresh }) => {
  const api = apiSuite(fresh);

  test('my matches are listed without seed or cards', async () => {
    const one = await api.guest();
    const { me } = (await one.ask('GET', '/api/me')).body;
    const match = matchOf(me.user, {
      chairs: [
        { kind: 'person', user: me.user, name: 'Ada' },
        { kind: 'bot', level: 'hard', persona: 'tarn' },
      ],
    });
    await matchStore(api.database).create(match);
    const { body } = await one.ask('GET', '/api/matches');
    expect(body.matches).toEqual([
      {
        match: match.id,
        game: 'pond',
        ruleset: 'standard',
        players: [
          { name: 'Ada', level: null, levelName: null, persona: null },
          {
            name: null,
            level: 'hard',
            levelName: { en: 'Hard', fr: 'Difficile' },
            persona: { id: 'tarn', name: { en: 'Tarn', fr: 'Étang' } },
          },
        ],
        seats: [0],
        status: 'live',
        result: null,
        scores: null,
        decks: [null, null],
        moves: null,
        startedAt: match.startedAt.toISOString(),
      },
    ]);
    expect((await one.ask('GET', '/api/matches?status=over')).body.matches).toEqual([]);
    expect((await one.ask('GET', `/api/matches?before=${match.id}`)).body.matches).toEqual([]);
    for (const query of ['against=persona:tarn', 'against=bot', 'game=pond'])
      expect((await one.ask('GET', `/api/matches?${query}`)).body.matches).toHaveLength(1);
    for (const query of ['against=level:hard', 'against=friend', 'game=creek', 'result=drawn'])
      expect((await one.ask('GET', `/api/matches?${query}`)).body.matches).toEqual([]);
    const wrong = ['against=anyone', 'against=person:', `against=person:${'x'.repeat(80)}`, 'result=fine'];
    for (const query of [`before=${'x'.repeat(41)}`, 'before=%00', 'limit=101', 'game=', ...wrong])
      expect((await one.ask('GET', `/api/matches?${query}`)).status).toBe(400);
    expect((await (await api.guest()).ask('GET', '/api/matches')).body.matches).toEqual([]);
  });

  test('finished matches say what they can be filtered by, with names to show', async () => {
    const one = await api.guest();
    const { me } = (await one.ask('GET', '/api/me')).body;
    const nothing = { games: [], opponents: [], results: [] };
    expect((await one.ask('GET', '/api/matches/choices')).body).toEqual(nothing);
    const over = {
      status: 'over',
      ending: { winner: 0, reason: 'score', hash: 'abc', scores: null },
    } as const;
    await matchStore(api.database).create(matchOf(me.user, over));
    expect((await one.ask('GET', '/api/matches/choices')).body).toEqual({
      games: ['pond'],
      opponents: [
        {
          against: 'level:easy',
          player: {
            name: null,
            level: 'easy',
            levelName: { en: 'Easy', fr: 'Facile' },
            persona: { id: 'pip', name: { en: 'Pip', fr: 'Pépin' } },
          },
        },
      ],
      results: ['won'],
    });
    expect((await (await api.guest()).ask('GET', '/api/matches/choices')).body).toEqual(nothing);
  });

  test('the list does not tell how often the other has picked in secret', async () => {
    const one = await api.guest();
    const { me } = (await one.ask('GET', '/api/me')).body;
    const row = rowOf(findGame('sleeved')!, [person(me.user), person(await someUser(api.database))]);
    const host = createHost(matchStore(api.database));
    await host.begin(row);
    const before = (await one.ask('GET', '/api/matches')).body;
    await host.move(row.id, anyAnswer(await host.table(row.id), seedRng('secret'), [1])!);
    expect((await one.ask('GET', '/api/matches')).body).toEqual(before);
    await host.move(row.id, { seat: 0, concede: true });
    expect((await one.ask('GET', '/api/matches')).body.matches[0].moves).toBe(2);
  });

  test('the list names the decks: mine at once, the opponent’s when the match is over', async () => {
    const one = await api.guest();
    const { me } = (await one.ask('GET', '/api/me')).body;
    const row = rowOf(game, [person(me.user), person(await someUser(api.database))], {
      decks: [game.decks[0], game.decks[1]],
    });
    const host = createHost(matchStore(api.database));
    await host.begin(row);
    const [mine, theirs] = game.decks.map(({ name }) => name);
    const decks = async () => (await one.ask('GET', '/api/matches')).body.matches[0].decks;
    expect(await decks()).toEqual([mine, null]);
    await host.move(row.id, { seat: 0, concede: true });
    expect(await decks()).toEqual([mine, theirs]);
  });

  test('a void match is in the history with its note, and has no replay', async () => {
    const one = await api.guest();
    const { me } = (await one.ask('GET', '/api/me')).body;
    const store = matchStore(api.database);
    const row = rowOf(game, [person(me.user), person(await someUser(api.database))]);
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

  test('the cards of a match are found by its card set, even if the game ships others', async () => {
    const [first, ...rest] = game.pool;
    const older = snapshotOf([{ ...Object(first), name: { en: 'Older', fr: 'Ancien' } }, ...rest]);
    const cardsOf = async (set: string) =>
      (await api.browser().ask('GET', `/api/games/${game.id}/cards?set=${set}`)).body;
    expect((await cardsOf(older.hash)).set).toBe(setOf(game));
    await matchStore(api.database).create({
      ...rowOf(game, [person(await someUser(api.database)), person(await someUser(api.database))]),
      set: older.hash,
      snapshots: [older],
    });
    const { set, cards } = await cardsOf(older.hash);
    expect(set).toBe(older.hash);
    expect(cards).toHaveLength(game.pool.length);
    expect(cards[0].name.en).toBe('Older');
    expect(cards[1]).toEqual((await cardsOf(setOf(game))).cards[1]);
    // Another game's card set, and an invalid name, count as missing.
    const rules = snapshotOf({ not: 'cards' });
    await matchStore(api.database).create({
      ...rowOf(game, [person(await someUser(api.database)), person(await someUser(api.database))]),
      snapshots: [rules],
    });
    expect((await cardsOf(rules.hash)).set).toBe(setOf(game));
  });

  test('anyone with the link can replay a finished match; no one can replay a live one', async () => {
    const host = createHost(matchStore(api.database));
    const [one, two] = [await someUser(api.database), await someUser(api.database)];
    const [row, live] = [1, 2].map(() => rowOf(game, [person(one), person(two)]));
    for (const match of [row, live]) await host.begin(match);
    const path = `/api/matches/${row.id}`;
    for (const part of ['replay', 'recording', 'file']) {
      expect((await api.browser().ask('GET', `/api/matches/${live.id}/${part}`)).body.code).toBe('not-over');
      expect((await api.browser().ask('GET', `/api/matches/none/${part}`)).body.code).toBe('unknown-match');
    }
    await host.move(row.id, { seat: 0, concede: true });
    expect((await api.browser().ask('GET', `${path}/replay`)).body).toEqual({ seats: [], canContinue: true });
    const { body } = await api.browser().ask('GET', `${path}/recording?eyes=1`);
    expect(body).toMatchObject({ format: 1, head: { result: { winner: 1, reason: 'concession' } } });
    expect(body.views.map(({ eyes }: { eyes: string }) => eyes)).toEqual(['1']);
    expect(body.views[0].steps).toHaveLength(2);
    expect((await api.browser().ask('GET', `${path}/recording?eyes=2`)).body.code).toBe('malformed');
  });

  test('a match is saved as a file that holds what this point of view saw', async () => {
    const host = createHost(matchStore(api.database));
    const row = rowOf(game, [person(await someUser(api.database)), person(await someUser(api.database))]);
    await host.begin(row);
    await host.move(row.id, { seat: 0, concede: true });
    for (const eyes of ['open', '0']) {
      const path = `${api.running.origin}/api/matches/${row.id}`;
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
});
