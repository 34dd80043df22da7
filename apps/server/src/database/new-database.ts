// Makes the files of a new embedded database, in a process that ends with it: making them takes half a gigabyte, which a
// thread would not give back.
// Invariant: the folder appears under its name only when it is complete, so that a start that fails, or is killed,
// leaves no half of a database behind.

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const script = `
const [pglite, folder] = process.argv.slice(1);
const { PGlite } = require(pglite);
process.on('disconnect', () => process.exit(1));
const end = (told) => process.send(told, () => process.exit());
PGlite.create(folder, { onStderr: (line) => process.send({ line }) })
  .then((made) => made.close())
  .then(() => end({ isMade: true }))
  .catch(({ code, errno, message }) => end({ failed: { code, errno, message } }));
`;

interface Told {
  readonly line?: string;
  readonly isMade?: true;
  readonly failed?: { readonly code?: string; readonly errno?: number; readonly message: string };
}

function make(folder: string, wrote: (line: string) => void): Promise<void> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', script, pglite, folder], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let ending: Told = {};
    child.on('message', (told: Told) => {
      if (told.line === undefined) ending = told;
      else wrote(told.line);
    });
    child.once('error', reject);
    // Only then it has let its files go.
    child.once('close', (code) => {
      const { isMade, failed = { message: `the process ended with code ${code}` } } = ending;
      if (isMade) resolve();
      else reject(Object.assign(new Error(failed.message), failed));
    });
  });
}

/** Nobody gives such a name to a copy of their own, which must never be removed. */
const unfinishedNameOf = (folder: string): string => `${basename(folder)}.unfinished-`;

/** Removes what a start that was killed left behind. */
async function clear(folder: string): Promise<void> {
  const parent = dirname(folder);
  const isLeft = (name: string): boolean => name.startsWith(unfinishedNameOf(folder));
  for (const name of (await readdir(parent)).filter(isLeft))
    await rm(join(parent, name), { recursive: true, force: true });
}

/** Makes the database, or throws why it cannot. `wrote` is told what it has to say meanwhile. */
export async function makeDatabase(folder: string, wrote: (line: string) => void): Promise<void> {
  await clear(folder);
  // A name of its own: the process that a killed start began may still be at work.
  const unfinished = join(dirname(folder), `${unfinishedNameOf(folder)}${randomUUID()}`);
  try {
    await make(unfinished, wrote);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
