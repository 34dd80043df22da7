import { hash } from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import { errorSentences } from '@sleight/protocol';
import { shelf } from '@sleight/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { matchStore } from '../database/matches';
import { isRefused } from '../refused';
import { databases } from '../testing/databases';
import { anyAnswer, asked, person, playOn, rowOf } from '../testing/matches';
import { someUser } from '../testing/rows';
import { createHost, type Host } from './host';
import type { MatchRow, MatchStore } from './store';
import { logOf } from './table';

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'accepted';
  } catch (error) {
    if (isRefused(error)) return error.wire.code;
    throw error;
  }
};

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  let store: MatchStore;
  beforeAll(async () => {
    database = await fresh();
    store = matchStore(database);
  });
  afterAll(() => database.close());

  const begun = async (host: Host, gameIndex = 0, changes: Partial<MatchRow> = {}): Promise<MatchRow> => {
    const chairs = [person(await someUser(database)), person(await someUser(database))] as const;
    const row = rowOf(shelf[gameIndex], chairs, changes);
    await host.begin(row);
    return row;
  };

  describe.each(shelf.map(({ id }, i) => [id, i] as const))('%s', (_id, game) => {
    test('another process rebuilds the match from its log, to the same hash, and continues it', async () => {
      const host = createHost(store);
      const { id } = await begun(host, game);
      const rng = seedRng('rebuild');
      const here = await playOn(host, id, rng, 20);
      const elsewhere = createHost(store);
      const there = await elsewhere.table(id);
      expect(hash(there.state)).toBe(hash(here.state));
      expect(there.versions).toEqual(here.versions);
      for (const seat of [0, 1] as const) expect(logOf(there, seat)).toEqual(logOf(here, seat));
      const over = await playOn(elsewhere, id, rng);
      const row = await store.find(id);
      expect(row?.status).toBe('over');
      expect(row?.ending).toMatchObject({ ...over.state.result, hash: hash(over.state) });
      // The first process does not know yet; the log does.
      expect((await host.table(id)).state.result).toBeNull();
      expect(hash((await host.fresh(id)).state)).toBe(row?.ending?.hash);
      expect(await refusalOf(host.move(id, { seat: 0, concede: true }))).toBe('over');
    });
  });

  test('of 50 copies of one answer, exactly one applies', async () => {
    const host = createHost(store);
    const { id } = await begun(host);
    const answer = anyAnswer(await host.table(id), seedRng('copies'))!;
    const results = await Promise.all(Array.from({ length: 50 }, () => refusalOf(host.move(id, answer))));
    expect(results.filter((result) => result === 'accepted')).toHaveLength(1);
    expect(results.filter((result) => ['stale', 'not-asked'].includes(result))).toHaveLength(49);
    expect(await store.moves(id)).toHaveLength(1);
  });

  test('of 50 copies spread over five processes, exactly one applies', async () => {
    const hosts = Array.from({ length: 5 }, () => createHost(store));
    const { id } = await begun(hosts[0]);
    const answer = anyAnswer(await hosts[0].table(id), seedRng('copies'))!;
    await Promise.all(hosts.map((host) => host.table(id)));
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, i) => refusalOf(hosts[i % hosts.length].move(id, answer))),
    );
    expect(results.filter((result) => result === 'accepted')).toHaveLength(1);
    expect(await store.moves(id)).toHaveLength(1);
    const hashes = await Promise.all(hosts.map(async (host) => hash((await host.table(id)).state)));
    expect(new Set(hashes).size).toBe(1);
  });

  test('of two different answers to one decision, the first to be saved applies and the other is stale', async () => {
    for (const split of [false, true]) {
      const host = createHost(store);
      const { id } = await begun(host);
      const [{ seat, decision, keys }] = asked(await host.table(id));
      const second = split ? createHost(store) : host;
      await second.table(id);
      const results = await Promise.all([
        refusalOf(host.move(id, { seat, decision, keys: [keys[0]] })),
        refusalOf(second.move(id, { seat, decision, keys: [keys[1]] })),
      ]);
      expect(results.filter((result) => result === 'accepted')).toHaveLength(1);
      expect(results.filter((result) => ['stale', 'not-asked'].includes(result))).toHaveLength(1);
      const moves = await store.moves(id);
      const winner = results.indexOf('accepted');
      expect(moves.map(({ move }) => move)).toEqual([{ seat, decision, keys: [keys[winner]] }]);
    }
  });

  test('an illegal answer is refused, and neither the table nor the log changes', async () => {
    const host = createHost(store);
    const { id } = await begun(host);
    const before = await host.table(id);
    const [{ seat, decision }] = asked(before);
    const other = seat === 0 ? 1 : 0;
    expect(await refusalOf(host.move(id, { seat, decision, keys: ['play nothing'] }))).toBe('unknown-key');
    expect(await refusalOf(host.move(id, { seat, decision: decision + 1, keys: ['pass'] }))).toBe('stale');
    expect(await refusalOf(host.move(id, { seat: other, decision, keys: ['pass'] }))).toBe('not-asked');
    expect(await refusalOf(host.undo(id, seat))).toBe('only-against-bots');
    expect(await refusalOf(host.table('no such match'))).toBe('unknown-match');
    expect(await host.table(id)).toBe(before);
    expect(await store.moves(id)).toEqual([]);
  });

  test('a chain of keys applies completely or not at all', async () => {
    const host = createHost(store);
    const { id } = await begun(
      host,
      shelf.findIndex((game) => game.id === 'sleeved'),
    );
    const table = await host.table(id);
    const [{ seat, decision, keys }] = asked(table);
    expect(await refusalOf(host.move(id, { seat, decision, keys: [keys[0], 'commit'] }))).toBe('unknown-key');
    expect(await host.table(id)).toBe(table);
    const next = await host.move(id, { seat, decision, keys: [keys[0], 'undo', keys[0]] });
    expect(next.n).toBe(1);
    expect(next.line).toHaveLength(1);
  });

  /** A host that loses its database connection after each written move, possibly for good. */
  function cutOff(isCut: () => boolean): { host: Host; heard: number[] } {
    const cut = (): void => {
      if (isCut()) throw new Error('the line was cut');
    };
    const host = createHost({
      ...store,
      append: async (append) => {
        await store.append(append);
        throw new Error('the line was cut after the move was written');
      },
      moves: async (id, from) => {
        cut();
        return await store.moves(id, from);
      },
    });
    const heard: number[] = [];
    host.listen({ heard: (_row, _seat, { update }) => heard.push(update.read().version) });
    return { host, heard };
  }

  test('a written move counts, is sent and acknowledged, even if the database’s confirmation was lost', async () => {
    const { host, heard } = cutOff(() => false);
    const { id } = await begun(host);
    const answer = anyAnswer(await host.table(id), seedRng('lost'))!;
    expect((await host.move(id, answer)).n).toBe(1);
    expect(heard).toEqual([1, 1]);
    expect(await store.moves(id)).toHaveLength(1);
  });

  test('an unconfirmed write sends nothing, and the log decides', async () => {
    let isCut = false;
    const { host, heard } = cutOff(() => isCut);
    const { id } = await begun(host);
    const answer = anyAnswer(await host.table(id), seedRng('broken'))!;
    isCut = true;
    const refusal = await host.move(id, answer).catch((error: unknown) => error);
    // Not one of our refusals, which all mean that nothing has changed.
    expect(isRefused(refusal)).toBe(false);
    expect(errorSentences.server.en).not.toContain('nothing');
    expect(heard).toEqual([]);
    isCut = false;
    expect((await host.table(id)).n).toBe(1);
    expect(await refusalOf(host.move(id, answer))).not.toBe('accepted');
  });

  test('a write of several matches that succeeded but seemed to fail is saved once for each', async () => {
    let isLost = true;
    const losing: Database = {
      ...database,
      async run(statement, values) {
        const rows = await database.run(statement, values);
        const wasLost = isLost && statement.includes('append_answers');
        isLost = isLost && !wasLost;
        if (wasLost) throw new Error('the line was cut');
        return rows;
      },
    };
    const host = createHost(matchStore(losing));
    const rows = [await begun(host), await begun(host)];
    const tables = await Promise.all(rows.map(({ id }) => host.table(id)));
    const moved = tables.map((table) => host.move(table.row.id, anyAnswer(table, seedRng('group'))!));
    expect((await Promise.all(moved)).map(({ n }) => n)).toEqual([1, 1]);
    expect(isLost).toBe(false);
    for (const { id } of rows) expect(await store.moves(id)).toHaveLength(1);
  });

  test('after a failed write, waiting and new moves still share one queue', async () => {
    let writes = 0;
    let loads = 0;
    const host = createHost({
      ...store,
      append: async (append) => {
        if (writes++ === 0) throw new Error('the disk is full');
        return await store.append(append);
      },
      find: async (id) => {
        loads++;
        return await store.find(id);
      },
    });
    const { id } = await begun(host);
    const answer = anyAnswer(await host.table(id), seedRng('queue'))!;
    const failing = host.move(id, answer);
    const waiting = host.move(id, answer);
    await expect(failing).rejects.toThrow('full');
    const [table] = await Promise.all([host.table(id), waiting]);
    expect(table.n).toBe(1);
    expect(loads).toBe(1);
  });

  test('a new match is shown without reading it back, unless another process may have changed it', async () => {
    let finds = 0;
    const host = createHost({
      ...store,
      find: async (id) => {
        finds++;
        return await store.find(id);
      },
    });
    const { id } = await begun(host);
    const table = await host.table(id);
    expect([table.n, finds]).toEqual([0, 0]);
    expect(table.row).toEqual(await store.find(id));

    const shared = await begun(host);
    const elsewhere = createHost(store);
    await elsewhere.move(shared.id, anyAnswer(await elsewhere.table(shared.id), seedRng('elsewhere'))!);
    expect((await host.fresh(shared.id)).n).toBe(1);

    const moved = await begun(host);
    host.reload((row) => row.id === moved.id);
    expect((await host.table(moved.id)).n).toBe(0);
    expect(finds).toBe(1);
  });
});
