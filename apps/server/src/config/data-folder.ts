// The folder that SLEIGHT_DATA names, made where it is not there yet.
// Invariant: something was written there, as what the system says about a folder is not always so (/proc, for one).

import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fullDisk, isFull } from '../database/broken';
import { wrong } from './environment';

/** What keeps it from being there; null if nothing does. */
async function problemOf(folder: string): Promise<string | null> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return code === 'EEXIST' ? null : code;
  }
}

/** With its parents. Node's own way to do this never ends in /proc, where a folder that is there takes no other. */
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
      `must be a folder that the server may write to; ${folder} is not`,
      `doit être un dossier où le serveur peut écrire\u202f; ${folder} n'en est pas un`,
    );
  }
}
