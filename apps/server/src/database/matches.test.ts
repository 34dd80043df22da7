import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Append, MatchStore } from '../matches/store';
import { databases } from '../testing/databases';
import { appending, matchOf, someUser } from '../testing/rows';
import type { Database } from './database';
import { matchStore } from './matches';

const pick = (match: string, n: number, key = `key ${n}`): Append => ({
  match,
  n,
  move: { seat: 0, decision: n, keys: [key] },
  ...appending,
  ending: null,
});

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  let store: MatchStore;
  let user: string;

  beforeAll(async () => {
    database = await fresh();
    store = matchStore(database);
    user = await someUser(database);
  });
  afterAll(() => database.close());

  const started = async (changes = {}): Promise<string> => {
    const row = matchOf(user, changes);
    await store.create(row);
    return row.id;
  };

  test('a match is read as it was written, keys in order', async () => {
    const row = matchOf(user, { room: 'ABCDEF', after: 'earlier' });
    await store.create(row);
    const found = await store.find(row.id);
    expect({ ...found, snapshots: [] }).toEqual(row);
    expect(JSON.stringify(found?.changes)).toBe(JSON.stringify(row.changes));
  });

  test('a match that was never started is not found', async () => {
    expect(await store.find("nobody' or 1=1 --")).toBeNull();
  });

  test('moves are read in order, from any number on', async () => {
    const match = await started();
    const moves = [
      { seat: 0, decision: 1, keys: ['play "frog"; drop table answers', 'é\u202f\\u0000'] },
      { seat: 1, decision: 1, timeout: true },
      { seat: 0, undo: 0 },
    ] as const;
    for (const [n, move] of moves.entries())
      await store.append({ match, n, move, ...appending, ending: null });
    expect((await store.moves(match)).map(({ n, move }) => [n, move])).toEqual([...moves.entries()]);
    expect((await store.moves(match, 2)).map(({ move }) => move)).toEqual([moves[2]]);
  });

  test('of 50 appends of the same number at once, one is saved', async () => {
    const match = await started();
    const rivals = Array.from({ length: 50 }, (_, i) => store.append(pick(match, 0, `rival ${i}`)));
    const results = await Promise.all(rivals);
    expect(results.filter((result) => result === 'kept')).toHaveLength(1);
    const [kept] = await store.moves(match);
    expect(kept.move).toEqual({ seat: 0, decision: 0, keys: [`rival ${results.indexOf('kept')}`] });
  });

  test('if two processes append the same number, one is saved and the other is refused', async () => {
    const match = await started();
    const other = matchStore(database);
    const results = await Promise.all([store.append(pick(match, 0)), other.append(pick(match, 0))]);
    expect(results.sort()).toEqual(['kept', 'taken']);
    expect(await store.moves(match)).toHaveLength(1);
  });

  test('waiting moves of one match are saved one after the other', async () => {
    const match = await started();
    const results = await Promise.all([0, 1, 2, 3].map((n) => store.append(pick(match, n))));
    expect(results).toEqual(['kept', 'kept', 'kept', 'kept']);
  });

  test('a move is not saved when the one before it is missing', async () => {
    const match = await started();
    expect(await store.append(pick(match, 1))).toBe('taken');
    expect(await store.moves(match)).toEqual([]);
  });

  test('the last move ends the match, and nothing is saved after it', async () => {
    const match = await started();
    const scores = { label: { en: 'Frogs', fr: 'Grenouilles' }, points: [2, 0] } as const;
    const ending = { winner: 1, reason: 'concession', hash: 'abc', scores } as const;
    await store.append({ match, n: 0, move: { seat: 0, concede: true }, ...appending, ending });
    expect(await store.find(match)).toMatchObject({ status: 'over', ending });
    expect(await store.append(pick(match, 1))).toBe('taken');
  });

  test('a lost race writes no ending either', async () => {
    const match = await started();
    await store.append(pick(match, 0));
    const ending = { winner: null, reason: 'draw', hash: 'abc', scores: null };
    const late = { match, n: 0, move: { seat: 1, concede: true }, ...appending, ending } as const;
    expect(await store.append(late)).toBe('taken');
    expect(await store.find(match)).toMatchObject({ status: 'live', ending: null });
  });

  test('a draw has no winner', async () => {
    const match = await started();
    const ending = { winner: null, reason: 'draw', hash: 'abc', scores: null };
    await store.append({ match, n: 0, move: { seat: 0, decision: 0, keys: ['x'] }, ...appending, ending });
    expect((await store.find(match))?.ending).toEqual(ending);
  });

  test('a move of a missing match is not saved, and its neighbours are', async () => {
    const match = await started();
    const results = await Promise.all([store.append(pick('nowhere', 0)), store.append(pick(match, 0))]);
    expect(results).toEqual(['taken', 'kept']);
  });

  test("a user's matches are listed newest first, with the number of their moves", async () => {
    const somebody = await someUser(database);
    const old = matchOf(somebody, { startedAt: new Date('2025-01-01T00:00:00Z') });
    const seatOne: readonly [{ kind: 'bot'; level: string }, { kind: 'person'; user: string; name: string }] =
      [
        { kind: 'bot', level: 'easy' },
        { kind: 'person', user: somebody, name: 'Ada' },
      ];
    const recent = matchOf(somebody, { startedAt: new Date('2025-02-01T00:00:00Z'), chairs: seatOne });
    for (const row of [old, recent]) await store.create(row);
    await store.append(pick(old.id, 0));
    const all = await store.ofUser(somebody, null, 10);
    expect(all.map(({ row, moves }) => [row.id, moves])).toEqual([
      [recent.id, 0],
      [old.id, 1],
    ]);
    expect(await store.ofUser(somebody, 'over', 10)).toEqual([]);
    expect(await store.ofUser(somebody, 'live', 1)).toHaveLength(1);
    // Paging from any of them returns each match once, in the same order.
    const rest = await store.ofUser(somebody, null, 10, { before: all[0].row.id });
    expect(rest.map(({ row }) => row.id)).toEqual(all.slice(1).map(({ row }) => row.id));
    const last = all[all.length - 1].row.id;
    expect(await store.ofUser(somebody, null, 10, { before: last })).toEqual([]);
    expect(await store.ofUser(somebody, null, 10, { before: 'none' })).toEqual([]);
  });
});
