// The embedded database: PGlite in a folder, for one process at a time.
// Invariant: the folder is locked first, as PGlite itself would let a second process destroy it, and every statement
// makes sure that it still is: a process that slept may have lost it.
// What was acknowledged survives a killed process, not a power cut: PGlite leaves flushing to the system.

import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { saidBy } from '@sleight/kernel';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { makeDataFolder } from '../config/data-folder';
import { migrationsFolder } from '../folders';
import type { Database } from './database';
import { lockFolder, lostFolder } from './lock';

/** A PGlite as the server's database. */
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

/** Has PGlite ask before each statement; everything it does goes through this one method. */
function guard(pglite: PGlite, check: () => void): void {
  const execute = pglite.execProtocolRawSync.bind(pglite);
  pglite.execProtocolRawSync = (message) => {
    check();
    return execute(message);
  };
}

/** Ends the process at once: closing the database would write to it. */
function leave(folder: string): never {
  const said = saidBy(lostFolder(folder));
  console.error(`${said?.en}\n${said?.fr}`);
  process.exit(1);
}

export async function openEmbedded(
  folder: string,
  lost: (folder: string) => void = leave,
): Promise<Database> {
  await makeDataFolder(folder);
  const lock = await lockFolder(folder, () => lost(folder));
  try {
    const pglite = await PGlite.create(join(folder, 'database'));
    guard(pglite, () => {
      if (!lock.isMine()) lost(folder);
    });
    await migrated(pglite);
    // Filling a new piece of the log with zeros only helps where disks flush, and holds everybody up.
    await pglite.exec('set wal_init_zero = off');
    return overPglite(pglite, lock.release);
  } catch (error) {
    await lock.release();
    throw error;
  }
}
