import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const HANGS = 600_000;
const serverTests = 'apps/server/src/**/*.test.ts';

/** Minutes of whole matches, axe and processes: begun first, so that the workers end together. */
const SLOW = [
  'apps/web/tests/pages',
  'apps/web/tests/story',
  'apps/web/tests/lessons',
  'apps/web/tests/match',
  'apps/web/tests/panels',
  'apps/web/tests/rooms',
  'apps/web/tests/table',
  'apps/web/tests/onepiece',
  'apps/web/tests/decks',
  'apps/web/tests/looks',
  'apps/server/src/main',
  'apps/server/src/scripted/crashes',
  'apps/server/src/scripted/extremes',
  'apps/server/src/two-servers',
  'apps/server/src/broken-data',
  'apps/server/src/matches/sealed',
  'apps/server/src/recordings/record',
  'apps/server/src/bots/driver',
  'apps/web/tests/replay',
  'apps/web/tests/sleeved',
  'apps/cli/src/levels',
  'apps/cli/src/contributing',
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
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    // Tests wait for conditions. These deadlines only end a run that hangs, on however busy a machine.
    testTimeout: HANGS,
    hookTimeout: HANGS,
    expect: { poll: { timeout: HANGS / 5 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          // These rooms keep no state outside of their functions, so that test files may share what they import.
          isolate: false,
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
