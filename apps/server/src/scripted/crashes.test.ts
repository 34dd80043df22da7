import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundledMain } from '../testing/bundle';
import { freshFolder, freshPostgresUrl, hasPostgres } from '../testing/databases';
import { runCrashes, STANDSTILL } from './crashes';

const kinds = [
  { name: 'PGlite', database: async () => ({ databaseUrl: null }) },
  { name: 'PostgreSQL', database: async () => ({ databaseUrl: await freshPostgresUrl() }) },
].filter(({ name }) => name === 'PGlite' || hasPostgres);

/**
 * Play has stood still after a kill more than once, for a reason not found yet: only that gets a second run. A lost answer
 * or a wrong table fails at once.
 */
const unlessItStoodStill = async <T>(run: () => Promise<T>): Promise<T> =>
  await run().catch(async (error: unknown) => {
    if (!String(error).includes(STANDSTILL)) throw error;
    console.warn('play stood still after a kill; running once more');
    return await run();
  });

describe.each(kinds)('killed at random moments on $name', ({ database }) => {
  test('the server loses no acknowledged answer, and play goes on', async () => {
    const main = await bundledMain();
    const report = await unlessItStoodStill(async () => {
      const data = await freshFolder();
      const kept = { data, ...(await database()) };
      const ended = await runCrashes({ main, database: kept, moments: 3, tables: 6, progress: () => {} });
      rmSync(data, { recursive: true });
      return ended;
    });
    expect(report.problems).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(3);
    expect(report.sightings).toBeGreaterThanOrEqual(report.matches);
  }, 300_000);
});
