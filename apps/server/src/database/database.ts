// The server's database: Drizzle over the embedded PGlite or over a PostgreSQL server.
// Invariant: once it is open every table exists, because migrations run first.
// Read next: schema.ts for the tables, open.ts for the two ways to open it.

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export interface Database {
  readonly db: PgDatabase<PgQueryResultHKT>;
  /** One statement with its values, prepared if the database can; for what Drizzle cannot express. */
  run(statement: string, values: readonly string[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  close(): Promise<void>;
}
