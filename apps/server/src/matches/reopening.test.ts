// Reopening a match: its cost, and that it gives exactly the same table.

import { hash } from '@sleight/kernel';
import { below, seedRng } from '@sleight/kernel/rng';
import { findGame, shelf } from '@sleight/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { situationOf } from '../bots/situation';
import type { Database } from '../database/database';
import { matchStore } from '../database/matches';
import { isRefused } from '../refused';
import { takeBackOften } from '../scripted/take-backs';
import { databases } from '../testing/databases';
import { anyAnswer, asked, bot, person, rowOf } from '../testing/matches';
import { someUser } from '../testing/rows';
import { checkpointOf } from './checkpoint';
import { createHost, type Host, MOST_ANSWERS } from './host';
import { PAGE } from './rebuild';
import type { MatchStore } from './store';
import { type LiveTable, logOf } from './table';
import { MOST_UNDOS, mayUndo, undoProblem } from './undo';

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'accepted';
  } catch (error) {
    if (isRefused(error)) return error.wire.code;
    throw error;
  }
};

/** Everything that is visible of a table. */
const seen = (table: LiveTable) => ({
  hash: hash(table.state),
  n: table.n,
  line: table.line,
  versions: table.versions,
  logs: [logOf(table, 0), logOf(table, 1)],
  mayUndo: mayUndo(table, 0),
  counts: [table.given, table.undos],
  thought: situationOf(table, 1),
});

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  let store: MatchStore;
  beforeAll(async () => {
    database = await fresh();
    store = matchStore(database);
  });
  afterAll(() => database.close());

  const againstBot = async (host: Host, game = 'sleeved'): Promise<string> => {
    const row = rowOf(findGame(game)!, [person(await someUser(database)), bot()]);
    await host.begin(row);
    return row.id;
  };

  /** In Sleeved the first pick of a round can be undone any number of times. */
  async function pick(host: Host, id: string, key?: string): Promise<LiveTable> {
    const mine = asked(await host.table(id)).find(({ seat }) => seat === 0)!;
    return await host.move(id, { seat: 0, decision: mine.decision, keys: [key ?? mine.keys[0]] });
  }

  async function takenBack(host: Host, id: string, pairs: number): Promise<LiveTable> {
    for (let i = 0; i < pairs; i++) {
      await pick(host, id);
      await host.undo(id, 0);
    }
    return await host.table(id);
  }

  /** A separate process that counts its work. */
  function counting(using: Partial<MatchStore> = {}) {
    const pages: number[] = [];
    let turns = 0;
    const host = createHost(
      {
        ...store,
        ...using,
        moves: async (id, from, most) => {
          const found = await store.moves(id, from, most);
          pages.push(found.length);
          return found;
        },
      },
      { pace: async () => turns++ },
    );
    return { host, pages, turns: () => turns };
  }
  const without = { checkpoint: async () => null, keepCheckpoint: async () => {} };

  test('undone answers are read page by page and never replayed', async () => {
    const here = createHost({ ...store, ...without });
    const id = await againstBot(here);
    await pick(here, id);
    await takeBackOften(here, database, id, PAGE);
    const table = await here.fresh(id);
    expect(table).toMatchObject({
      n: 2 * PAGE + 1,
      undos: PAGE,
      line: { length: 1 },
      versions: [2 * PAGE + 1, PAGE],
      given: [PAGE + 1, 0],
    });
    const { host, pages, turns } = counting(without);
    const there = await host.table(id);
    expect(seen(there)).toEqual(seen(table));
    expect(pages).toEqual([PAGE, PAGE, 1]);
    // It yields before and after the deal, after each full page, and before the answer that counts.
    expect(turns()).toBe(2 + 2 + 1);
  });

  test('a checkpoint bounds what is read and played, and a damaged one is ignored', async () => {
    const here = createHost(store);
    const id = await againstBot(here);
    await takenBack(here, id, 50);
    await here.settled();
    const saved = (await store.checkpoint(id))!;
    expect(saved.n).toBe(64);
    const table = await takenBack(here, id, 10);
    const quick = counting();
    expect(seen(await quick.host.table(id))).toEqual(seen(table));
    expect(quick.pages).toEqual([table.n - saved.n]);
    const otherSteps = saved.content.replace(/^\S+/, 'programs-of-another-build');
    const damaged = saved.content.replace('"undos":32', '"undos":31');
    for (const content of ['', 'abc {}', damaged, otherSteps, '7 null', '7 7 null']) {
      const slow = counting({ checkpoint: async () => ({ ...saved, content }) });
      expect(seen(await slow.host.table(id))).toEqual(seen(table));
      expect(slow.pages).toEqual([table.n]);
      await slow.host.settled();
    }
    const foreign = counting({ checkpoint: async () => ({ ...saved, engine: 'another' }) });
    expect(seen(await foreign.host.table(id))).toEqual(seen(table));
    expect(foreign.pages).toEqual([table.n]);
    await foreign.host.settled();
  });

  test('a checkpoint from before an undo leads to the current table', async () => {
    const here = createHost(store);
    const id = await againstBot(here);
    for (let i = 0; i < 33; i++) {
      await pick(here, id);
      await pick(here, id, 'undo');
    }
    await here.settled();
    expect((await store.checkpoint(id))?.n).toBe(64);
    for (let i = 0; i < 10; i++) await here.undo(id, 0);
    const there = createHost(store);
    expect(seen(await there.table(id))).toEqual(seen(await here.table(id)));
    expect((await there.table(id)).line).toHaveLength(56);
  });

  test('a match that ends leaves no checkpoint behind, even if one is written late', async () => {
    const host = createHost(store);
    const id = await againstBot(host);
    const table = await takenBack(host, id, 40);
    await host.settled();
    expect(await store.checkpoint(id)).not.toBeNull();
    await host.move(id, { seat: 0, concede: true });
    expect(await store.checkpoint(id)).toBeNull();
    await store.keepCheckpoint(checkpointOf(table, 'any'));
    expect(await store.checkpoint(id)).toBeNull();
  });

  test('undo reaches far beyond the tables in memory, and reopening in between changes nothing', async () => {
    const here = createHost(store);
    const there = createHost(store);
    const id = await againstBot(here);
    const hashes = [hash((await here.table(id)).state)];
    for (let i = 0; i < 15; i++) {
      await pick(here, id);
      hashes.push(hash((await pick(here, id, 'undo')).state));
    }
    for (let i = 14; i >= 0; i--) {
      await here.undo(id, 0);
      const process = i % 2 === 0 ? here : there;
      await process.fresh(id);
      const back = await process.undo(id, 0);
      expect(hash(back.state)).toBe(hashes[i]);
      expect(back.line).toHaveLength(2 * i);
      if (process === there) await here.fresh(id);
    }
    expect(await refusalOf(here.undo(id, 0))).toBe('nothing-to-undo');
  });

  test('a refused undo replays nothing', async () => {
    const { host, turns } = counting(without);
    const people = [person(await someUser(database)), person(await someUser(database))] as const;
    const row = rowOf(findGame('sleeved')!, people);
    await host.begin(row);
    await pick(host, row.id);
    const before = turns();
    expect(await refusalOf(host.undo(row.id, 0))).toBe('only-against-bots');
    expect(turns()).toBe(before);
  });

  test.each(shelf.map(({ id }) => [id]))(
    '%s: after any undo, every process sees the same table',
    async (game) => {
      const here = createHost(store);
      const id = await againstBot(here, game);
      const rng = seedRng(`reopened ${game}`);
      let taken = 0;
      for (let i = 0; i < 60; i++) {
        const table = await here.table(id);
        if (table.state.result !== null) break;
        const isTaken = mayUndo(table, 0) && below(rng, 2) === 0;
        if (isTaken) await here.undo(id, 0);
        else await here.move(id, anyAnswer(table, rng)!);
        taken += isTaken ? 1 : 0;
        if (i % 5 !== 0) continue;
        const expected = seen(await here.table(id));
        expect(seen(await createHost({ ...store, ...without }).table(id))).toEqual(expected);
      }
      expect(taken).toBeGreaterThan(2);
    },
  );

  test('answers and undos of one person are limited, and conceding stays possible', async () => {
    const host = createHost(store);
    const id = await againstBot(host);
    const table = await pick(host, id);
    /** The same table, as if this had happened before. */
    const openedWith = (counts: Partial<LiveTable>) =>
      createHost({
        ...store,
        checkpoint: async () => checkpointOf({ ...table, ...counts }, table.row.engine),
      });
    const last = openedWith({ undos: MOST_UNDOS - 1, given: [MOST_ANSWERS - 1, MOST_ANSWERS] });
    expect(mayUndo(await last.table(id), 0)).toBe(true);
    const full = openedWith({ undos: MOST_UNDOS, given: [MOST_ANSWERS, 0] });
    expect(undoProblem(await full.table(id), 0)).toBe('too-many-undos');
    expect(await refusalOf(full.undo(id, 0))).toBe('too-many-undos');
    expect(await refusalOf(pick(full, id))).toBe('too-many-answers');
    expect(await store.moves(id)).toHaveLength(1);
    // The bot answers every time it is asked.
    const bots = asked(await last.table(id)).find(({ seat }) => seat === 1)!;
    await last.move(id, { seat: 1, decision: bots.decision, keys: [bots.keys[0]] });
    expect(await refusalOf(last.undo(id, 0))).toBe('accepted');
    const others = openedWith({ given: [MOST_ANSWERS, 0] });
    expect((await others.move(id, { seat: 0, concede: true })).state.result?.winner).toBe(1);
  });
});
