// Every match keeps the cards and rules it began with, whatever the game ships later.

import { randomUUID } from 'node:crypto';
import { hash, playing, view } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import { runFile } from '@sleight/scenario';
import { findGame, shelf } from '@sleight/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPool } from '../bots/pool';
import { situationOf } from '../bots/situation';
import { cardsUnder, setOf } from '../catalogue';
import type { Database } from '../database/database';
import { matchStore } from '../database/matches';
import { snapshots } from '../database/schema';
import { scenarioOf } from '../reports/report';
import { databases } from '../testing/databases';
import { asked, bot, legalDecks, person } from '../testing/matches';
import { matchOf, someUser } from '../testing/rows';
import { bundledWorker } from '../testing/worker';
import { bookOf } from './books';
import { createHost, type Host } from './host';
import { snapshotOf } from './snapshots';
import { newMatch } from './start';
import type { MatchStore } from './store';
import { type LiveTable, logOf } from './table';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A later version of the game: one card and some defaults changed. */
function tomorrow(game: Game, card: string, change: object, defaults: object): Game {
  const pool = game.pool.map((one) => (isFields(one) && one.id === card ? { ...one, ...change } : one));
  return {
    ...game,
    pool,
    cards: (given = pool) => game.cards(given),
    book(options) {
      const { rules } = game.book(options);
      return game.restore({ cards: pool, rules: isFields(rules) ? { ...rules, ...defaults } : rules });
    },
  };
}

const today = findGame('territory')!;
const renamed = { en: 'Foot Soldier', fr: 'Fantassin' };
const changed = tomorrow(today, 'pawn', { name: renamed, power: 7, abilities: [] }, { lanes: 5 });

describe.each(shelf.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test.each(game.rulesets.map((ruleset) => [ruleset]))(
    '%s is the same book after a round trip as text',
    (ruleset) => {
      const book = game.book({ ruleset });
      const again = game.restore(JSON.parse(JSON.stringify({ rules: book.rules, cards: game.pool })));
      expect(again.set).toBe(book.set);
      expect(JSON.stringify(again.rules)).toBe(JSON.stringify(book.rules));
      const [deck] = legalDecks(game);
      expect(hash(game.start(again, [deck, deck], 'any'))).toBe(hash(game.start(book, [deck, deck], 'any')));
    },
  );

  test('cards that do not fit are refused', () => {
    const { rules } = game.book();
    expect(() => game.restore({ rules, cards: [{ id: 'nothing' }] })).toThrow();
    expect(() => game.restore({ rules: { nothing: 1 }, cards: game.pool })).toThrow();
  });
});

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  let store: MatchStore;
  beforeAll(async () => {
    database = await fresh();
    store = matchStore(database);
  });
  afterAll(() => database.close());

  const hostOf = (game: Game): Host =>
    createHost(store, { findGame: (id) => (id === game.id ? game : null) });
  const pawns = { cards: Array.from({ length: 25 }, () => 'pawn') };

  async function begun(game: Game): Promise<string> {
    const chairs = [person(await someUser(database)), bot()] as const;
    const changes = { copies: 4, useCardLimits: false, deckMin: 1 };
    const [deck] = legalDecks(today);
    const setup = { game: game.id, ruleset: 'standard', changes, decks: [deck, deck], chairs } as const;
    // No legal deck holds only pawns; the match is dealt them anyway, so that there is one to play.
    const row = { ...newMatch({ ...setup, room: null, after: null }, game), decks: [pawns, pawns] as const };
    await hostOf(game).begin(row);
    return row.id;
  }

  async function pawnPlayed(host: Host, match: string): Promise<LiveTable> {
    for (;;) {
      const table = await host.table(match);
      const [{ seat, decision, keys }] = asked(table);
      const key = keys.find((one) => one.startsWith('play pawn at slot'))!;
      const next = await host.move(match, { seat, decision, keys: [key] });
      if (seat === 0) return next;
    }
  }

  /** The pawn in this match, everywhere it appears. */
  function pawnIn(table: LiveTable) {
    const { game, book, state } = table;
    const scene = JSON.stringify(game.scene?.(playing(book, view(book, state, 0)), 0));
    return {
      power: scene.includes('"now":7') ? 7 : 1,
      lanes: (book.rules as { lanes: number }).lanes,
      log: JSON.stringify(logOf(table, 0)).includes('Foot Soldier') ? 'Foot Soldier' : 'Pawn',
      text: cardsUnder(table.rulebook).find(({ id }) => id === 'pawn')?.text.en,
    };
  }

  test('an edited card and a changed default reach new matches only', async () => {
    const old = await begun(today);
    const before = await pawnPlayed(hostOf(today), old);
    const young = await begun(changed);
    const host = hostOf(changed);
    const reopened = await host.table(old);
    expect(hash(reopened.state)).toBe(hash(before.state));
    const isOld = { power: 1, lanes: 4, log: 'Pawn', text: 'Death: an ally gets +2 power.' };
    expect(pawnIn(reopened)).toEqual(isOld);
    expect(pawnIn(await pawnPlayed(host, young))).toEqual({
      power: 7,
      lanes: 5,
      log: 'Foot Soldier',
      text: '',
    });
    // Both continue, the old one with its own card.
    expect(pawnIn(await pawnPlayed(host, old))).toEqual(isOld);
    // A report of it runs on a server that ships other cards.
    const failures = runFile([changed], 'report.yaml', scenarioOf(await host.table(old)));
    expect(failures.flatMap((report) => report.failures)).toEqual([]);
  });

  test('a rulebook not in the cache is compiled from the database, never from the shipped files', async () => {
    const cards = snapshotOf(tomorrow(today, 'pawn', { name: renamed, power: 8 }, {}).pool);
    const whole = bookOf(today, 'standard', {}).rules;
    const rules = snapshotOf({ ...Object(whole), lanes: 5, roundsToWin: 3 });
    const id = await begun(today);
    const row = { ...(await store.find(id))!, id: randomUUID(), set: cards.hash, rules: rules.hash };
    await store.create({ ...row, snapshots: [cards, rules] });
    const { book } = await hostOf(today).table(row.id);
    expect(book.rules).toEqual(rules.content);
    const def = book.defs[book.byId.get('pawn')!];
    expect([def.name, def.printed]).toEqual([renamed, [8]]);
  });

  test('bots think with the cards of the match, and receive them only once', async () => {
    const pool = createPool({ file: bundledWorker(), threads: 1, ms: 20 });
    const host = hostOf(changed);
    const young = await pawnPlayed(host, await begun(changed));
    const seat = asked(young)[0].seat;
    const { signal } = new AbortController();
    let sent = 0;
    const rulebook = {
      ...young.rulebook,
      get edition() {
        sent++;
        return young.rulebook.edition;
      },
    };
    for (let i = 0; i < 3; i++) {
      const request = { ...situationOf(young, seat), level: 'medium' as const, persona: null };
      const { top } = await pool.think({ request, rulebook, what: 'medium' }, signal);
      expect(top.map(({ say }) => say.en).join()).toContain('Foot Soldier');
    }
    expect(sent).toBe(1);
    await pool.close();
  });

  test('a snapshot is kept while a match names it, and swept afterwards', async () => {
    const row = await begun(tomorrow(today, 'pawn', { power: 9 }, {}));
    const { set, rules } = (await store.find(row))!;
    const unused = snapshotOf({ of: randomUUID() });
    const soon = new Date(Date.now() + 60_000);
    const { id, ...rest } = matchOf(await someUser(database), { set: unused.hash });
    await store.create({ ...rest, id, snapshots: [unused] });
    await store.sweep(soon);
    for (const hash of [set, rules, unused.hash]) expect(await store.snapshot(hash)).not.toBeNull();
    await database.run('delete from matches where id = $1', [id]);
    // A recently requested snapshot may be named at any moment.
    await store.sweep(new Date(0));
    expect(await store.snapshot(unused.hash)).toEqual(unused.content);
    expect(await store.sweep(soon)).toBe(1);
    expect(await store.snapshot(unused.hash)).toBeNull();
    expect(await store.snapshot(set)).not.toBeNull();
  });

  test('a damaged snapshot counts as missing', async () => {
    const { hash } = snapshotOf({ what: 'was' });
    await database.db.insert(snapshots).values({ hash, content: { what: 'is' } });
    expect(await store.snapshot(hash)).toBeNull();
  });

  test('matches from before snapshots get the shipped card set if it is theirs', async () => {
    const id = await begun(today);
    const table = await pawnPlayed(hostOf(today), id);
    const older = bookOf(today, 'standard', {}).set;
    await database.run('update matches set "set" = $1 where id = $2', [older, id]);
    const elsewhere = await begun(today);
    await database.run(`update matches set "set" = 'territory-older' where id = $1`, [elsewhere]);
    await store.adopt(older, snapshotOf(today.pool));
    expect((await store.find(id))?.set).toBe(setOf(today));
    expect(hash((await hostOf(today).table(id)).state)).toBe(hash(table.state));
    expect((await store.find(elsewhere))?.set).toBe('territory-older');
  });
});
