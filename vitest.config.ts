import { defineConfig } from 'vitest/config';

const HANGS = 1_800_000;
const serverTests = 'apps/server/src/**/*.test.ts';

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    // Tests wait for conditions. These deadlines only end a run that hangs, on however busy a machine.
    testTimeout: HANGS,
    hookTimeout: HANGS,
    expect: { poll: { timeout: HANGS / 3 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['**/src/**/*.test.ts'],
          exclude: [serverTests, '**/node_modules/**'],
        },
      },
      // The server's tests share two databases, made before them.
      {
        extends: true,
        test: {
          name: 'server',
          include: [serverTests],
          globalSetup: 'apps/server/src/testing/setup.ts',
        },
      },
      // Chromium against the server as `npm start` runs it.
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['apps/web/tests/**/*.test.ts'],
          globalSetup: 'apps/web/tests/setup.ts',
        },
      },
    ],
  },
});
