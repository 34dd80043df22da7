// CONTRIBUTING.md, carried out: a made-up card and a made-up op, added to a throwaway copy of the checkout.
// Invariant: what the guide says to write is all there is to write; what it says a command prints is printed.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

const section = (title: string): string => guide.split(/^## /m).find((part) => part.startsWith(title)) ?? '';

/** The files a section says to write: a path in bold, then the fence. */
const filesIn = (text: string) =>
  [...text.matchAll(/^\*\*`([^`]+)`\*\*\n```\w+\n(.*?)^```$/gms)].map(([, path, body]) => ({ path, body }));

/** The commands a section says to run, each with what it prints, if the guide shows it. */
const commandsIn = (text: string) =>
  [...text.matchAll(/^```console\n(.*?)^```$/gms)].flatMap(([, block]) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((part) => {
        const [command, ...prints] = part.trimEnd().split('\n');
        return { command, prints: prints.join('\n') };
      }),
  );

let copy = '';

/** Everything but what git and npm keep. Dependencies are borrowed; the rooms are the copy's own. */
function copyCheckout(): void {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'sleight-contributing-')));
  const isKept = (path: string): boolean => !/(^|[\\/])(node_modules|\.git|dist|coverage)$|^data$/.test(path);
  cpSync(root, copy, { recursive: true, filter: (path) => isKept(relative(root, path)) });
  const modules = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules', '@sleight'), { recursive: true });
  for (const name of readdirSync(modules)) {
    const isBorrowed = name === '.bin' || !(name.startsWith('.') || name === '@sleight');
    if (isBorrowed) symlinkSync(join(modules, name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(modules, '@sleight'))) {
    const room = relative(root, realpathSync(join(modules, '@sleight', name)));
    symlinkSync(join(copy, room), join(copy, 'node_modules', '@sleight', name));
    const own = join(root, room, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, room, 'node_modules'));
  }
  run('node scripts/ready.mjs --stamp');
}

function run(command: string) {
  const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', command], {
    cwd: copy,
    env: { ...env, LC_ALL: 'C.UTF-8', NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trimEnd().replaceAll('\u202f', ' '), stderr };
}

/** Every file of the copy with its contents. */
function contents(folder = copy): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) for (const [name, text] of contents(path)) found.set(name, text);
    else found.set(relative(copy, path).replaceAll(sep, '/'), readFileSync(path, 'utf8'));
  }
  return found;
}

function write(files: readonly { path: string; body: string }[]): string[] {
  for (const { path, body } of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), body);
  }
  return files.map(({ path }) => path);
}

/** Writes what a section says to write, runs what it says to run, and names the other files that changed. */
function follow(title: string): { written: string[]; alsoChanged: string[] } {
  const before = contents();
  const written = write(filesIn(section(title)));
  for (const { command, prints } of commandsIn(section(title))) {
    const { status, stdout, stderr } = run(command);
    expect(`${command}\n${status === 0 ? '' : stdout + stderr}`).toBe(`${command}\n`);
    if (prints !== '') expect(`${command}\n${stdout}`).toBe(`${command}\n${prints}`);
  }
  const after = contents();
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = names.filter((name) => before.get(name) !== after.get(name));
  return { written, alsoChanged: changed.filter((name) => !written.includes(name)).sort() };
}

describe('following CONTRIBUTING.md', () => {
  beforeAll(copyCheckout);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('a card is one JSON and one scenario; an index, the golden texts and the hash of the pictures are generated', () => {
    const { written, alsoChanged } = follow('Add a card');
    expect(written).toEqual([
      'games/territory/cards/workshop/border-scout.json',
      'games/territory/scenarios/cards/border-scout.yaml',
    ]);
    expect(alsoChanged).toEqual([
      'art/pictures.golden.json',
      'games/territory/src/cards/index.generated.ts',
      'games/territory/texts.golden.json',
    ]);
  });

  test('an op is one folder with its schema, behaviour, two languages and test; indexes are generated', () => {
    const { written, alsoChanged } = follow('Add an op');
    expect(new Set(written.map((path) => dirname(path)))).toEqual(new Set(['games/territory/src/ops/swap']));
    expect(written.map((path) => path.split('/').at(-1))).toEqual([
      'schema.ts',
      'run.ts',
      'en.ts',
      'fr.ts',
      'swap.test.ts',
    ]);
    expect(alsoChanged).toEqual([
      'games/territory/src/ops/index.generated.ts',
      'games/territory/src/ops/language.generated.ts',
      'games/territory/src/ops/schemas.generated.ts',
    ]);
  });

  test('what the guide shows is formatted and linted', () => {
    const files = [...filesIn(section('Add a card')), ...filesIn(section('Add an op'))].map(
      ({ path }) => path,
    );
    const { status, stdout, stderr } = run(`npx biome check ${files.join(' ')}`);
    expect([status, stdout + stderr]).toEqual([0, expect.any(String)]);
  });
});
