// The server process on broken or foreign data, or without disk space: each time it prints one sentence in both languages
// with the problem and the fix, and exits.

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spawnServer, startProcess } from './scripted/process';
import { bundledMain } from './testing/bundle';
import { freshFolder } from './testing/databases';

let main: string;
let good: string;
let data: string;
beforeAll(async () => {
  main = await bundledMain();
  good = await freshFolder();
  data = mkdtempSync(join(tmpdir(), 'sleight-broken-'));
});
afterAll(() => {
  rmSync(good, { recursive: true });
  rmSync(data, { recursive: true });
});

/** A copy of the good folder. */
function copied(name: string): string {
  const folder = join(data, name);
  cpSync(good, folder, { recursive: true });
  return folder;
}

async function refusalOf(folder: string, how: Parameters<typeof spawnServer>[3] = {}): Promise<string[]> {
  const { child, output } = spawnServer(main, { SLEIGHT_DATA: folder, PORT: '0' }, [], how);
  const [code] = await once(child, 'close');
  expect([code, output()]).toEqual([1, expect.any(String)]);
  return output().trim().split('\n');
}

const damaged = (reason: string) => [
  expect.stringMatching(
    new RegExp(`^The database in .* is damaged .*${reason}.* Restore a backup .*SLEIGHT_DATA`),
  ),
  expect.stringMatching(
    /^La base de données dans .* est endommagée .* Restaurez une sauvegarde .*SLEIGHT_DATA/,
  ),
];
const full = [
  expect.stringMatching(/^There is no space left in the data folder .* Free up some space/),
  expect.stringMatching(/^Il n’y a plus de place dans le dossier de données .* Libérez de l’espace/),
];
const forbidden = [
  expect.stringMatching(
    /^The server isn’t allowed to read or write some files in .* Make the server’s user their owner/,
  ),
  expect.stringMatching(/^Le serveur n’a pas le droit de lire ou d’écrire certains fichiers de .*/),
];

test('an emptied pg_control', async () => {
  const folder = copied('control');
  writeFileSync(join(folder, 'database/global/pg_control'), '');
  expect(await refusalOf(folder)).toEqual(damaged('pg_control'));
});

test('a truncated log', async () => {
  const folder = copied('log');
  const wal = join(folder, 'database/pg_wal');
  for (const name of readdirSync(wal).filter((one) => /^[0-9A-F]{24}$/.test(one)))
    truncateSync(join(wal, name), 1_000);
  expect(await refusalOf(folder)).toEqual(damaged('checkpoint'));
});

test('a database without PG_VERSION, which is not created again', async () => {
  const folder = copied('version');
  rmSync(join(folder, 'database/PG_VERSION'));
  const control = join(folder, 'database/global/pg_control');
  const before = statSync(control).mtimeMs;
  expect(await refusalOf(folder)).toEqual(damaged(''));
  expect(statSync(control).mtimeMs).toBe(before);
});

test('a folder where a file should be', async () => {
  const folder = copied('kind');
  rmSync(join(folder, 'database/global/pg_control'));
  mkdirSync(join(folder, 'database/global/pg_control'));
  expect(await refusalOf(folder)).toEqual(damaged(''));
});

test('an empty secret', async () => {
  const folder = copied('secret');
  writeFileSync(join(folder, 'secret'), '');
  expect(await refusalOf(folder)).toEqual([
    expect.stringMatching(/^The file .*secret is empty or too short .* delete it/),
    expect.stringMatching(/^Le fichier .*secret est vide ou trop court .* supprimez-le/),
  ]);
});

/** Root may read everything, so the server runs as a user without rights who owns only this folder. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const ownerOf = (folder: string): void => {
  chmodSync(data, 0o755);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, name), NOBODY, NOBODY);
  chownSync(folder, NOBODY, NOBODY);
};

test.each(['database', 'database/global/pg_control', 'secret'])('files of another user: %s', async (name) => {
  const folder = copied(`foreign-${name.replaceAll('/', '-')}`);
  if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), 'x'.repeat(64));
  if (isRoot) ownerOf(folder);
  if (isRoot) chownSync(join(folder, name), 0, 0);
  chmodSync(join(folder, name), isRoot ? 0o700 : 0o000);
  const how = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  expect(await refusalOf(folder, how)).toEqual(forbidden);
  chmodSync(join(folder, name), 0o700);
});

/** A small disk if this machine lets us mount one; otherwise a limit on file size. */
async function onSmallDisk(
  megabytes: number,
  work: (folder: string, how: { ulimit?: number }) => Promise<void>,
): Promise<void> {
  const folder = join(data, `disk-${megabytes}`);
  mkdirSync(folder);
  const mounted =
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;
  if (!mounted)
    console.warn(
      'This machine mounts no small disk: a limit on the size of files (ulimit -f) stands in for it.',
    );
  try {
    await work(folder, mounted ? {} : { ulimit: 0 });
  } finally {
    if (mounted) spawnSync('umount', [folder]);
  }
}

test('a full disk', () =>
  onSmallDisk(80, async (folder, how) => {
    cpSync(good, folder, { recursive: true });
    // Fills the remaining space.
    const filler = join(folder, 'filler');
    if (how.ulimit === undefined) spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k']);
    expect(await refusalOf(folder, how)).toEqual(full);
  }));

test('a disk too small for a new database, with nothing left behind', () =>
  onSmallDisk(20, async (folder, how) => {
    expect(await refusalOf(folder, how)).toEqual(full);
    expect(readdirSync(folder).filter((name) => name.startsWith('database'))).toEqual([]);
  }));

test('the next start removes the remains of a first start that was killed, but not the user’s own copies', async () => {
  const folder = join(data, 'killed');
  for (const left of ['database.unfinished-1', 'database.old'])
    mkdirSync(join(folder, left, 'global'), { recursive: true });
  const server = await startProcess(main, { SLEIGHT_DATA: folder, PORT: '0' });
  expect(readdirSync(folder).toSorted()).toEqual(['database', 'database.old', 'owner', 'secret']);
  expect(await server.end('SIGTERM')).toBe(0);
});
