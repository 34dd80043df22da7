// Every check of the project: the static ones two at a time, then the tests, unless a check has failed.
// Arguments go to vitest: `npm test -- kernel` runs the kernel's tests only.
// The last line is always `N passed, N failed`; a check that fails before the tests counts as one failure.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = ['kernel', 'kit', 'art', 'games', 'shelf', 'search', 'scenario', 'lessons', 'protocol', 'apps'];
const env = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH };

/** Runs one tool; resolves with whether it succeeded and, if captured, its output. */
function run(command, args, output) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['inherit', output, output],
      shell: process.platform === 'win32',
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk;
      });
    }
    child.once('error', ({ message }) => resolve({ succeeded: false, said: `${said}${message}\n` }));
    child.once('close', (code) => resolve({ succeeded: code === 0, said }));
  });
}

/** Prints the summary line and exits. */
function finish(passed, failed, succeeded) {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(succeeded ? 0 : 1);
}

// The longest first, so that both lanes end at about the same time.
const color = process.stdout.isTTY ? ['--colors=force'] : ['--colors=off'];
const checks = [
  ['types', 'tsc', []],
  ['imports', 'depcruise', rooms.filter((room) => existsSync(join(root, room)))],
  ['format and lint', 'biome', ['ci', ...color]],
  ['unused code and undeclared dependencies', 'knip', ['--no-config-hints']],
  ['types of the pages', 'tsc', ['-p', 'apps/web']],
  ['checked indexes', 'node', ['scripts/checked-indexes.mjs']],
  ['generated indexes', 'node', ['scripts/generate-index.mjs', '--check']],
  ['code that two games share', 'node', ['scripts/duplicates.mjs']],
  ['long files and functions', 'node', ['scripts/sizes.mjs']],
];
const LANES = 2;

/** Runs checks until none is left or one has failed; returns whether all succeeded. */
async function lane(left) {
  for (let check = left.shift(); check !== undefined; check = left.shift()) {
    const [heading, command, args] = check;
    const { succeeded, said } = await run(command, args, 'pipe');
    console.log(`\n== ${heading}\n${said.trimEnd()}`);
    if (succeeded) continue;
    left.length = 0;
    return false;
  }
  return true;
}

const waiting = [...checks];
const results = await Promise.all(Array.from({ length: LANES }, () => lane(waiting)));
if (results.includes(false)) finish(0, results.filter((isGood) => !isGood).length, false);

console.log('\n== tests');
const scratch = mkdtempSync(join(tmpdir(), 'sleight-test-'));
const report = join(scratch, 'results.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const { succeeded } = await run('vitest', ['run', ...reporters, ...process.argv.slice(2)], 'inherit');
const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
rmSync(scratch, { recursive: true });

const passed = counts?.numPassedTests ?? 0;
const failed = counts?.numFailedTests ?? 0;
// A test file that cannot be loaded fails the run without failing a single test.
const failedWithoutATest = !succeeded && failed === 0;
finish(passed, failedWithoutATest ? 1 : failed, succeeded);
