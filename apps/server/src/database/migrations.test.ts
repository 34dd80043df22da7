import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../folders';
import * as schema from './schema';

test('the migrations make the tables that the schema says', async () => {
  const meta = join(migrationsFolder, 'meta');
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
  const last = JSON.parse(readFileSync(join(meta, snapshots.sort().at(-1) ?? ''), 'utf8'));
  expect(await generateMigration(last, generateDrizzleJson({ ...schema }, last.id))).toEqual([]);
});
