// Before the server's tests: creates a PostgreSQL server and an embedded database once, with every migration run.
// Each test then copies them, which is much faster.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { migrated } from '../database/embedded';
import { openPostgres } from '../database/postgres';
import { migrationsFolder } from '../folders';
import { type PostgresServer, startPostgres } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    pgliteDump: string;
    /** The address of the PostgreSQL server. */
    postgres: string;
  }
}

const cache = join(import.meta.dirname, '../../../../node_modules/.cache/sleight');

/** Changes with every migration, so that a cached dump is never outdated. */
function migrationsVersion(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function pgliteDump(): Promise<string> {
  const file = join(cache, `pglite-${migrationsVersion()}.tar`);
  if (existsSync(file)) return file;
  const pglite = await migrated(await PGlite.create());
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  mkdirSync(cache, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, new Uint8Array(await dump.arrayBuffer()));
  renameSync(unfinished, file);
  return file;
}

/** The database every test database is copied from. */
const TEMPLATE = 'migrated';

async function makeTemplate(server: PostgresServer): Promise<void> {
  const admin = postgres(server.url, { max: 1 });
  await admin.unsafe(`create database ${TEMPLATE}`);
  await admin.end();
  const url = new URL(server.url);
  url.pathname = TEMPLATE;
  await (await openPostgres(url.href)).close();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('pgliteDump', await pgliteDump());
  const server = await startPostgres();
  await makeTemplate(server);
  project.provide('postgres', server.url);
  return () => server.stop();
}
