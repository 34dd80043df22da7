// The embedded database: PGlite in a folder, for one process at a time.
// Invariant: the folder is locked first, as PGlite itself would let a second process destroy it.
// What was acknowledged survives a killed process, not a power cut: PGlite leaves flushing to the system.

import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { makeDataFolder } from '../config/data-folder';
import { migrationsFolder } from '../folders';
import type { Database } from './database';
import { lockFolder } from './lock';

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

export async function openEmbedded(folder: string): Promise<Database> {
  await makeDataFolder(folder);
  const release = await lockFolder(folder);
  try {
    const pglite = await migrated(await PGlite.create(join(folder, 'database')));
    // Filling a new piece of the log with zeros only helps where disks flush, and holds everybody up.
    await pglite.exec('set wal_init_zero = off');
    return overPglite(pglite, release);
  } catch (error) {
    await release();
    throw error;
  }
}
