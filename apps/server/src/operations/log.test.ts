import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { databases } from '../testing/databases';
import { createLog } from './log';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) }));
  return lines.join('');
}

test('a line is one JSON object with its level, time and message', () => {
  const line = JSON.parse(logged((log) => log.info({ match: 'm1' }, 'match began')));
  expect(line).toEqual({ level: 'info', time: expect.any(String), match: 'm1', msg: 'match began' });
});

test('secrets are left out at every depth', () => {
  const text = logged((log) => {
    log.info({
      password: 'hunter2',
      request: { headers: { cookie: 'hunter2' } },
      match: { seed: 'hunter2' },
    });
  });
  expect(text).not.toContain('hunter2');
});

test('an error is logged with its type, reason, place and causes', () => {
  const error = new TypeError('no such frog', { cause: new RangeError('too deep') });
  const { err } = JSON.parse(logged((log) => log.error({ err: error }, 'failed')));
  expect(err).toMatchObject({
    type: 'TypeError',
    message: 'no such frog',
    at: expect.stringContaining('log.test.ts'),
    cause: { type: 'RangeError', message: 'too deep' },
  });
});

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  test('a database error is logged without its values', async () => {
    const row = { id: 'one', name: 'hunter2', email: 'hunter2@example.org' };
    await database.db.insert(users).values(row);
    const errors = await Promise.all([
      database.db
        .insert(users)
        .values(row)
        .catch((error: unknown) => error),
      database.run('select $1::int', ['hunter2']).catch((error: unknown) => error),
    ]);
    const text = logged((log) => {
      for (const err of errors) {
        log.error({ err });
        log.error(err);
        log.error({ err }, 'failed');
      }
    });
    expect(text).toContain('Failed query: insert into');
    expect(text).toContain('23505');
    expect(text).not.toContain('hunter2');
  });
});
