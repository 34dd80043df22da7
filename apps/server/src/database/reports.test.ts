import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases';
import { matchOf, someUser } from '../testing/rows';
import type { Database } from './database';
import { matchStore } from './matches';
import { reportStore } from './reports';

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  test('bug reports are read as they were written, newest first', async () => {
    const user = await someUser(database);
    const match = matchOf(user);
    await matchStore(database).create(match);
    const store = reportStore(database);
    const reportAt = (time: string) => ({
      id: randomUUID(),
      match: match.id,
      user,
      note: "It's <b>wrong</b>'; drop table reports; --",
      scenario: 'game: pond\n',
      at: new Date(time),
    });
    const early = reportAt('2025-01-01T00:00:00Z');
    const late = reportAt('2025-01-02T00:00:00Z');
    for (const report of [early, late]) await store.keep(report);
    expect(await store.find(early.id)).toEqual(early);
    expect(await store.list(10)).toEqual([late, early]);
    expect(await store.list(1)).toEqual([late]);
    expect(await store.find('none')).toBeNull();
  });
});
