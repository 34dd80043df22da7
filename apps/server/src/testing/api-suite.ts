// A complete server for the tests of one `describe`, and browsers with an address of their own.
// Invariant: a test file that causes an unexpected error, or logs a password, fails.

import { afterAll, beforeAll, expect } from 'vitest';
import type { Database } from '../database/database';
import type { RateLimits } from '../operations/limits';
import { PASSWORD } from './people';
import { type Browser, browserAt, runningOver, type TestServer } from './running';

interface ApiSuite {
  readonly database: Database;
  readonly running: TestServer;
  browser(): Browser;
  guest(): Promise<Browser>;
}

/** With the usual limits, or these. */
export function apiSuite(fresh: () => Promise<Database>, limits?: RateLimits): ApiSuite {
  let running: TestServer;
  let database: Database;
  let people = 0;
  beforeAll(async () => {
    database = await fresh();
    running = await runningOver(database, { SLEIGHT_PROXIES: '1' }, limits);
  });
  afterAll(async () => {
    await running.server.close();
    const text = running.logged.join('');
    expect(text).not.toContain('"level":"error"');
    expect(text).not.toContain(PASSWORD);
  });
  const browser = (): Browser => browserAt(running.origin, `10.0.0.${people++}`);
  return {
    get database() {
      return database;
    },
    get running() {
      return running;
    },
    browser,
    async guest() {
      const one = browser();
      await one.ask('POST', '/api/account/guest');
      return one;
    },
  };
}
