// A PostgreSQL server as the database. Many processes may use it at once.
// Invariant: one process migrates at a time, under an advisory lock.

import { refusal } from '@sleight/kernel';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { migrationsFolder } from '../folders';
import type { Database } from './database';

/** An advisory lock number that nothing else uses on this database. */
const MIGRATING = 7_151_001;
const CONNECTIONS = 10;

const connect = (url: string, max: number) => postgres(url, { max, onnotice: () => {} });

/** The reason without the address, which may hold a password. */
function unreachable(error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return refusal({
    en: `Couldn’t connect to the database in DATABASE_URL (${code}). Check the address, and that the database server is running.`,
    fr: `Impossible de se connecter à la base de données de DATABASE_URL (${code}). Vérifiez l’adresse, et que le serveur de base de données fonctionne.`,
  });
}

/** Uses a single connection, because an advisory lock belongs to a connection. */
async function migrateUnderLock(url: string): Promise<void> {
  const alone = connect(url, 1);
  try {
    await alone`select pg_advisory_lock(${MIGRATING})`.catch((error: unknown) => {
      throw unreachable(error);
    });
    await migrate(drizzle(alone), { migrationsFolder });
  } finally {
    await alone.end();
  }
}

export async function openPostgres(url: string): Promise<Database> {
  await migrateUnderLock(url);
  const client = connect(url, CONNECTIONS);
  return {
    db: drizzle(client),
    async run(statement, values) {
      return await client.unsafe<Record<string, unknown>[]>(statement, [...values], { prepare: true });
    },
    close: () => client.end({ timeout: 5 }),
  };
}
