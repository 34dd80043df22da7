// Makes the files of a new embedded database, in a thread that ends with it: making them takes half a gigabyte.
// Invariant: the folder appears under its name only when it is complete, so that a start that fails, or is killed,
// leaves no half of a database behind.

import { rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

const script = `
const { parentPort, workerData } = require('node:worker_threads');
const { PGlite } = require(workerData.pglite);
const onStderr = (line) => parentPort.postMessage({ line });
PGlite.create(workerData.folder, { onStderr })
  .then((pglite) => pglite.close())
  .then(() => parentPort.postMessage({ isMade: true }))
  .catch(({ code, errno, message }) => parentPort.postMessage({ failed: { code, errno, message } }));
`;

interface Told {
  readonly line?: string;
  readonly isMade?: true;
  readonly failed?: { readonly code?: string; readonly errno?: number; readonly message: string };
}

function make(folder: string, wrote: (line: string) => void): Promise<void> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return new Promise((resolve, reject) => {
    const thread = new Worker(script, { eval: true, execArgv: [], workerData: { pglite, folder } });
    thread.on('message', ({ line, isMade, failed }: Told) => {
      if (line !== undefined) wrote(line);
      if (isMade) resolve();
      if (failed !== undefined) reject(Object.assign(new Error(failed.message), failed));
    });
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the thread ended with code ${code}`)));
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
