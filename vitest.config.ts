import { totalmem } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const HANGS = 600_000;

/** Tests mostly wait for pages, bots and databases; each worker takes up to 1.5 GB. */
const WORKERS = totalmem() < 6e9 ? 2 : totalmem() < 12e9 ? 3 : 4;
const serverTests = 'apps/server/src/**/*.test.ts';

/** Slow files (whole matches, axe, processes) start first, so that the workers end at about the same time. */
const SLOW = [
  'apps/cli/src/make-a-game',
  'apps/cli/src/contributing',
  'apps/web/tests/story',
  'apps/web/tests/pages',
  'apps/web/tests/boxes',
  'apps/web/tests/windows',
  'apps/web/tests/table',
  'apps/web/tests/match',
  'apps/web/tests/decks',
  'apps/web/tests/panels',
  'apps/web/tests/lessons',
  'apps/web/tests/saved-match',
  'apps/web/tests/lost-line',
  'apps/web/tests/pace',
  'apps/web/tests/opponents',
  'apps/web/tests/every-game',
  'apps/web/tests/people',
  'apps/web/tests/rooms',
  'apps/web/tests/looks',
  'apps/web/tests/onepiece',
  'apps/web/tests/small-screens',
  'apps/server/src/main',
  'apps/server/src/http/api',
  'apps/server/src/scripted/crashes',
  'apps/server/src/scripted/extremes',
  'apps/server/src/two-servers',
  'apps/server/src/broken-data',
  'apps/server/src/matches/sealed',
  'apps/server/src/recordings/record-match',
  'apps/server/src/bots/driver',
  'apps/web/tests/replay',
  'apps/web/tests/sleeved',
  'apps/cli/src/levels',
  'lessons/src/puzzles',
];
const slowness = ({ moduleId }: TestSpecification): number => {
  const at = SLOW.findIndex((path) => moduleId.replaceAll('\\', '/').includes(`/${path}.`));
  return at < 0 ? SLOW.length : at;
};

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => slowness(a) - slowness(b));
  }
}

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: WORKERS,
    sequence: { sequencer: SlowFirst },
    // Tests wait for conditions. These deadlines only end a run that hangs, even on a busy machine.
    testTimeout: HANGS,
    hookTimeout: HANGS,
    expect: { poll: { timeout: HANGS / 5 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          // These rooms keep no state outside of their functions, so test files may share their imports.
          isolate: false,
          include: ['**/src/**/*.test.ts'],
          exclude: [serverTests, '**/node_modules/**'],
        },
      },
      // The server's tests share their imports, and two databases that are created in advance.
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          include: [serverTests],
          globalSetup: 'apps/server/src/testing/setup.ts',
        },
      },
      // Chromium against the server as started by `npm start`.
      {
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          include: ['apps/web/tests/**/*.test.ts'],
          globalSetup: 'apps/web/tests/setup.ts',
        },
      },
    ],
  },
});
