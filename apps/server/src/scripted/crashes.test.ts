import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundledMain } from '../testing/bundle';
import { freshFolder, freshPostgresUrl } from '../testing/databases';
import { runCrashes } from './crashes';

const kinds = [
  { name: 'PGlite', database: async () => ({ databaseUrl: null }) },
  { name: 'PostgreSQL', database: async () => ({ databaseUrl: await freshPostgresUrl() }) },
];

describe.each(kinds)('killed at random moments on $name', ({ database }) => {
  test('the server loses no acknowledged answer, and play continues', async () => {
    const main = await bundledMain();
    const data = await freshFolder();
    const kept = { data, ...(await database()) };
    const report = await runCrashes({ main, database: kept, moments: 3, tables: 6, progress: () => {} });
    rmSync(data, { recursive: true });
    expect(report.problems).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(3);
    expect(report.sightings).toBeGreaterThanOrEqual(report.matches);
  });
});
