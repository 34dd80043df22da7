// The determinism lint on made-up files: it refuses every engine-dependent expression and accepts every exact one.
// Read next: scripts/determinism.grit and biome.json, which it copies into a temporary folder.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const inexact = [
  ...['exp', 'expm1', 'log', 'log2', 'log10', 'log1p', 'pow', 'cbrt', 'hypot', 'random'],
  ...[
    'sin',
    'cos',
    'tan',
    'asin',
    'acos',
    'atan',
    'atan2',
    'sinh',
    'cosh',
    'tanh',
    'asinh',
    'acosh',
    'atanh',
  ],
];
const exact = [
  ...['abs', 'ceil', 'clz32', 'floor', 'fround', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc'],
  ...['E', 'LN2', 'LN10', 'PI'],
];

const refused = [
  ...inexact.map((name) => `use(Math.${name});`),
  'use(Math.floor(Math.exp(1)));',
  "use(Math['exp']);",
  'use(Math?.sin(1));',
  'const alias = Math;',
  'const { cos } = Math;',
  'use((angle: number, maths = Math) => maths.sin(angle));',
  'use(2 ** 31);',
  'use(Math.floor(count ** 0.3));',
  'count **= 2;',
];
const allowed = [...exact.map((name) => `use(Math.${name});`), 'use(count * count);', 'count *= 2;'];

const rooms = [
  'kernel',
  'kit',
  'art',
  'games/pond',
  'search',
  'scenario',
  'lessons',
  'apps/cli',
  'apps/server',
];

let folder = '';
/** The lines of each file that the lint refuses. */
const found = new Map<string, Set<number>>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sleight-lint-'));
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  mkdirSync(join(folder, 'scripts'));
  for (const name of ['determinism.grit', 'types-only.grit'])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name));
  for (const room of rooms) {
    mkdirSync(join(folder, room, 'src'), { recursive: true });
    for (const name of ['example.ts', 'example.test.ts'])
      writeFileSync(join(folder, room, 'src', name), [...refused, ...allowed].join('\n'));
  }
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = ['lint', '--only=plugin', '--vcs-enabled=false', '--colors=off', '--max-diagnostics=none'];
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...args], { cwd: folder, encoding: 'utf8' });
  for (const [, file, line] of `${stdout}${stderr}`.matchAll(/^(\S+\.ts):(\d+):\d+ plugin /gm)) {
    const lines = found.get(file) ?? new Set();
    found.set(file, lines.add(Number(line)));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(rooms)('in %s', (room) => {
  test.each(['example.ts', 'example.test.ts'])(
    '%s: refuses what differs between engines, and nothing else',
    (name) => {
      const lines = [...(found.get(`${room}/src/${name}`) ?? [])].sort((a, b) => a - b);
      const all = [...refused, ...allowed];
      expect(lines.map((line) => all[line - 1])).toEqual(refused);
    },
  );
});
