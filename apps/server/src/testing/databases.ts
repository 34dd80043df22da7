// New databases for tests, of both kinds, with every table and no rows.
// Every persistence and match test runs on both: `describe.each(databases)`.

import { randomUUID } from 'node:crypto';
import { mkdtempSync, openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { inject } from 'vitest';
import type { Database } from '../database/database';
import { overPglite } from '../database/embedded';
import { openPostgres } from '../database/postgres';

export async function freshPglite(): Promise<Database> {
  return overPglite(await PGlite.create({ loadDataDir: await openAsBlob(inject('pgliteDump')) }));
}

/** A data folder with a new embedded database, which is faster than having the server create one. */
export async function freshFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sleight-data-'));
  const loadDataDir = await openAsBlob(inject('pgliteDump'));
  const pglite = await PGlite.create({ dataDir: join(folder, 'database'), loadDataDir });
  await pglite.close();
  return folder;
}

/** The address of a new database on the test server. */
export async function freshPostgresUrl(): Promise<string> {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(server, { max: 1 });
  await admin.unsafe(`create database ${name} template migrated`);
  await admin.end();
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

const freshPostgres = async (): Promise<Database> => openPostgres(await freshPostgresUrl());

export const databases: readonly { readonly name: string; fresh(): Promise<Database> }[] = [
  { name: 'PGlite', fresh: freshPglite },
  { name: 'PostgreSQL', fresh: freshPostgres },
];
