// Every check of the project, in order, stopping at the first that fails. Arguments go to vitest:
// `npm test -- kernel` runs the kernel's tests only.
// The last line is always `N passed, N failed`; a check that fails before the tests counts as one failure.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = ['kernel', 'art', 'games', 'search', 'scenario', 'lessons', 'protocol', 'apps'];
const env = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH };

/** Runs one tool under a heading; says whether it succeeded. */
function check(heading, command, args = []) {
  console.log(`\n== ${heading}`);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  return status === 0;
}

/** Prints the one line that sums up the run, and ends it. */
function finish(passed, failed, succeeded) {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(succeeded ? 0 : 1);
}

const color = process.stdout.isTTY ? [] : ['--colors=off'];
const checks = [
  ['generated indexes', 'node', ['scripts/generate-index.mjs', '--check']],
  ['types', 'tsc'],
  ['types of the pages', 'tsc', ['-p', 'apps/web']],
  ['format and lint', 'biome', ['ci', ...color]],
  ['imports', 'depcruise', rooms.filter((room) => existsSync(join(root, room)))],
  ['unused code and undeclared dependencies', 'knip', ['--no-config-hints']],
];
for (const [heading, command, args] of checks) {
  if (!check(heading, command, args)) finish(0, 1, false);
}

const scratch = mkdtempSync(join(tmpdir(), 'sleight-test-'));
const results = join(scratch, 'results.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
const succeeded = check('tests', 'vitest', ['run', ...reporters, ...process.argv.slice(2)]);
const counts = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : null;
rmSync(scratch, { recursive: true });

const passed = counts?.numPassedTests ?? 0;
const failed = counts?.numFailedTests ?? 0;
// A test file that cannot even be loaded fails the run without failing a single test.
const failedWithoutATest = !succeeded && failed === 0;
finish(passed, failedWithoutATest ? 1 : failed, succeeded);
