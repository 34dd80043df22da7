import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Chair, HistoryFilter, MatchEnding, MatchRow, MatchStore } from '../matches/store';
import { VOID } from '../matches/void';
import { databases } from '../testing/databases';
import { matchOf, someUser } from '../testing/rows';
import type { Database } from './database';
import { matchStore } from './matches';

const ending = (winner: MatchEnding['winner'], reason = 'score'): Partial<MatchRow> => ({
  status: 'over',
  ending: { winner, reason, hash: reason === VOID ? '' : 'abc', scores: null },
});
const bot = (level: string, persona?: string): Chair => ({
  kind: 'bot',
  level,
  ...(persona === undefined ? {} : { persona }),
});

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  let store: MatchStore;
  let ada: string;
  /** By match, what this test calls it. */
  const names = new Map<string, string>();

  beforeAll(async () => {
    database = await fresh();
    store = matchStore(database);
    ada = await someUser(database);
    const [mara, other] = [await someUser(database, 'Mara'), await someUser(database)];
    const me: Chair = { kind: 'person', user: ada, name: 'Ada' };
    const friend: Chair = { kind: 'person', user: mara, name: 'Mara: “1” or 1=1' };
    const puzzle = { kind: 'puzzle', id: 'pond/leap', setup: {}, goal: {} } as unknown as MatchRow['task'];
    const rows: Readonly<Record<string, Partial<MatchRow>>> = {
      'won as first': { chairs: [me, bot('easy')], ...ending(0) },
      'lost as second': { chairs: [bot('hard', 'tarn'), me], ...ending(0), game: 'creek' },
      'won as second': { chairs: [friend, me], ...ending(1) },
      drawn: { chairs: [me, friend], ...ending(null), game: 'creek' },
      shared: { chairs: [me, me], ...ending(1) },
      void: { chairs: [me, bot('hard', 'magpie')], ...ending(null, VOID) },
      puzzle: { chairs: [me, bot('puzzle')], ...ending(1), task: puzzle },
      live: { chairs: [me, bot('easy')] },
      'of others': { chairs: [{ kind: 'person', user: other, name: 'Ada' }, bot('easy')], ...ending(0) },
    };
    for (const [i, [name, changes]] of Object.entries(rows).entries()) {
      const row = matchOf(ada, { ...changes, startedAt: new Date(Date.UTC(2025, 0, 28 - i)) });
      names.set(row.id, name);
      await store.create(row);
    }
  });
  afterAll(() => database.close());

  const found = async (filter: HistoryFilter, limit = 10): Promise<(string | undefined)[]> =>
    (await store.ofUser(ada, 'over', limit, filter)).map(({ row }) => names.get(row.id));

  test.each([
    [{ result: 'won' }, ['won as first', 'won as second']],
    [{ result: 'lost' }, ['lost as second', 'puzzle']],
    [{ result: 'drawn' }, ['drawn']],
    [{ result: 'shared' }, ['shared']],
    [{ result: 'void' }, ['void']],
    [{ game: 'creek' }, ['lost as second', 'drawn']],
    [{ against: 'bot' }, ['won as first', 'lost as second', 'void']],
    [{ against: 'friend' }, ['won as second', 'drawn']],
    [{ against: 'hotseat' }, ['shared']],
    [{ against: 'lesson' }, ['puzzle']],
    [{ against: 'level:easy' }, ['won as first']],
    [{ against: 'level:hard' }, ['void']],
    [{ against: 'persona:tarn' }, ['lost as second']],
    [{ against: 'person:Mara: “1” or 1=1' }, ['won as second', 'drawn']],
    [{ against: 'person:Ada' }, []],
    [{ against: 'friend', game: 'creek', result: 'drawn' }, ['drawn']],
    [{ against: 'friend', result: 'lost' }, []],
  ] as const)('%o finds %o', async (filter, expected) => {
    expect(await found(filter)).toEqual(expected);
  });

  test('a filtered list can be read on, page by page', async () => {
    const [first] = await store.ofUser(ada, 'over', 1, { against: 'bot' });
    expect(await found({ against: 'bot', before: first.row.id }, 1)).toEqual(['lost as second']);
  });

  test('what can be chosen is what the finished matches have, and nothing of anyone else', async () => {
    const choices = await store.choicesOf(ada);
    const values = (field: 'game' | 'against' | 'result') =>
      [...new Set(choices.map((one) => one[field]))].sort();
    expect(values('game')).toEqual(['creek', 'pond']);
    expect(values('against')).toEqual([
      'hotseat',
      'lesson',
      'level:easy',
      'level:hard',
      'person:Mara: “1” or 1=1',
      'persona:tarn',
    ]);
    expect(values('result')).toEqual(['drawn', 'lost', 'shared', 'void', 'won']);
    expect(await store.choicesOf('nobody')).toEqual([]);
  });
});
