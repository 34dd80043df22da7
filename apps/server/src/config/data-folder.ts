// The folder named by SLEIGHT_DATA, created if it is missing.
// Invariant: a test file was written there, because permissions alone are not reliable (/proc, for example).

import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fullDisk, isFull } from '../database/broken';
import { wrong } from './environment';

/** The reason it cannot be used; null if there is none. */
async function problemOf(folder: string): Promise<string | null> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return code === 'EEXIST' ? null : code;
  }
}

/** Creates its parents too. Node's own recursive mkdir never returns in /proc, where existing folders take no others. */
async function make(folder: string): Promise<void> {
  if ((await problemOf(folder)) === 'ENOENT') await make(dirname(folder));
  const problem = await problemOf(folder);
  if (problem !== null) throw new Error(problem);
}

export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await make(folder);
    const probe = join(folder, `.${randomUUID()}`);
    await writeFile(probe, 'x').finally(() => rm(probe, { force: true }));
  } catch (error) {
    if (isFull(error)) throw fullDisk(folder);
    throw wrong(
      'SLEIGHT_DATA',
      `must be a folder the server can write to; ${folder} isn’t`,
      `doit être un dossier où le serveur peut écrire\u202f; ${folder} n’en est pas un`,
    );
  }
}
