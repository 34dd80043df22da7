// The embedded database: PGlite in a folder, for one process at a time.
// Invariant: the folder is locked first, because PGlite would let a second process destroy it, and every statement
// checks the lock again: a suspended process may have lost it.
// Acknowledged writes survive a killed process, not a power cut: PGlite leaves flushing to the system.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { saidBy } from '@sleight/kernel';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { makeDataFolder } from '../config/data-folder';
import { migrationsFolder } from '../folders';
import { diskProblem, openingProblem } from './broken';
import type { Database } from './database';
import { lockFolder, lostFolder } from './lock';
import { makeDatabase } from './new-database';

/** Wraps a PGlite as the server's database. */
export function overPglite(pglite: PGlite, release: () => Promise<void> = async () => {}): Database {
  return {
    db: drizzle(pglite),
    async run(statement, values) {
      const { rows } = await pglite.query<Record<string, unknown>>(statement, [...values]);
      return rows;
    },
    async close() {
      await pglite.close();
      await release();
    },
  };
}

export async function migrated(pglite: PGlite): Promise<PGlite> {
  await migrate(drizzle(pglite), { migrationsFolder });
  return pglite;
}

/** The messages of PostgreSQL's protocol that may write: a simple query, an execution, and the commit of a sync. */
const WRITES: ReadonlySet<number> = new Set(['Q', 'E', 'S'].map((type) => type.charCodeAt(0)));

/** Makes PGlite check before it writes; all its work goes through this one method. */
function guard(pglite: PGlite, check: () => void): void {
  const execute = pglite.execProtocolRawSync.bind(pglite);
  pglite.execProtocolRawSync = (message) => {
    const [type] = message;
    if (type !== undefined && WRITES.has(type)) check();
    return execute(message);
  };
}

/** Ends the process at once: closing the database would write to it. */
function leave(folder: string): never {
  const said = saidBy(lostFolder(folder));
  console.error(`${said?.en}\n${said?.fr}`);
  process.exit(1);
}

/**
 * A small buffer cache: the system caches the files anyway. PGlite's default of 128 MB would be allocated
 * from the start.
 */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB'];

/** The files in the database folder; none if it does not exist. */
async function filesIn(files: string): Promise<readonly string[]> {
  try {
    return await readdir(files);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Opens the database files, creating them first if there are none. */
async function openFiles(folder: string): Promise<PGlite> {
  const files = join(folder, 'database');
  const lines: string[] = [];
  const wrote = (line: string): boolean => lines.push(line) > 0;
  let isNew = false;
  try {
    const names = await filesIn(files);
    isNew = names.length === 0;
    if (isNew) await makeDatabase(files, wrote);
    // PGlite would create a new database over the remains of this one.
    else if (!names.includes('PG_VERSION')) throw new Error('PG_VERSION is missing');
    return await PGlite.create(files, { startParams: START, onStderr: wrote });
  } catch (error) {
    throw openingProblem({ folder, isNew }, error, lines);
  }
}

export async function openEmbedded(
  folder: string,
  lost: (folder: string) => void = leave,
): Promise<Database> {
  await makeDataFolder(folder);
  const lock = await lockFolder(folder, () => lost(folder));
  try {
    const pglite = await openFiles(folder);
    guard(pglite, () => {
      if (!lock.isMine()) lost(folder);
    });
    await migrated(pglite);
    // Zero-filling a new log segment only helps on disks that flush, and blocks every other request.
    await pglite.exec('set wal_init_zero = off');
    return overPglite(pglite, lock.release);
  } catch (error) {
    await lock.release();
    throw diskProblem(folder, error) ?? error;
  }
}
