// Creates the files of a new embedded database in a short-lived process: that takes half a gigabyte, which a thread
// would not give back.
// Invariant: the folder gets its name only when it is complete, so a start that fails or is killed leaves no
// half-made database behind.

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
    // Only then has it closed its files.
    child.once('close', (code) => {
      const { isMade, failed = { message: `the process ended with code ${code}` } } = ending;
      if (isMade) resolve();
      else reject(Object.assign(new Error(failed.message), failed));
    });
  });
}

/** A name no user would give to a copy, because copies must never be removed. */
const unfinishedNameOf = (folder: string): string => `${basename(folder)}.unfinished-`;

/** Removes the remains of a start that was killed. */
async function clear(folder: string): Promise<void> {
  const parent = dirname(folder);
  const isLeft = (name: string): boolean => name.startsWith(unfinishedNameOf(folder));
  for (const name of (await readdir(parent)).filter(isLeft))
    await rm(join(parent, name), { recursive: true, force: true });
}

/** Creates the database, or throws the reason. `wrote` receives its output. */
export async function makeDatabase(folder: string, wrote: (line: string) => void): Promise<void> {
  await clear(folder);
  // A unique name: the process of a killed start may still be running.
  const unfinished = join(dirname(folder), `${unfinishedNameOf(folder)}${randomUUID()}`);
  try {
    await make(unfinished, wrote);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
