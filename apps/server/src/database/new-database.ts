// Makes the files of a new embedded database, in a process that ends with it: making them takes half a gigabyte, which a
// thread would not give back.
// Invariant: the folder appears under its name only when it is complete, so that a start that fails, or is killed,
// leaves no half of a database behind.

import { spawn } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';

const script = `
const [pglite, folder] = process.argv.slice(1);
const { PGlite } = require(pglite);
PGlite.create(folder, { onStderr: (line) => process.send({ line }) })
  .then((made) => made.close())
  .then(() => process.send({ isMade: true }))
  .catch(({ code, errno, message }) => process.send({ failed: { code, errno, message } }))
  .finally(() => process.disconnect());
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
    child.on('message', ({ line, isMade, failed }: Told) => {
      if (line !== undefined) wrote(line);
      if (isMade) resolve();
      if (failed !== undefined) reject(Object.assign(new Error(failed.message), failed));
    });
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`the process ended with code ${code}`)));
  });
}

/** Makes the database, or throws why it cannot. `wrote` is told what it has to say meanwhile. */
export async function makeDatabase(folder: string, wrote: (line: string) => void): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await make(unfinished, wrote);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
