// Kills the server at random moments of live matches, restarts it and lets play continue; then checks whether
// anything was lost. `npm run crashes` runs it at length, a test briefly.

import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { shelf } from '@sleight/shelf';
import type { Config } from '../config/config';
import { matchStore } from '../database/matches';
import { openDatabase } from '../database/open';
import { audit } from './audit';
import { startProcess } from './process';
import { type ScriptedTable, sitDown } from './table';

export interface CrashPlan {
  /** The bundled server. */
  readonly main: string;
  readonly database: Pick<Config, 'data' | 'databaseUrl'>;
  readonly moments: number;
  readonly tables: number;
  progress(done: number): void;
}

export interface CrashReport {
  readonly moments: number;
  readonly matches: number;
  readonly finished: number;
  readonly acknowledged: number;
  /** Tables shown to returning players. */
  readonly sightings: number;
  readonly problems: readonly string[];
}

/** A port that stays free for us: players reconnect to the address they know. */
const PATIENCE_MS = 120_000;

const countOf = (tables: readonly ScriptedTable[]): number =>
  tables.flatMap(({ matches }) => matches).reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** Waits until `more` answers have been acknowledged: after a restart play must continue. */
async function playedOn(tables: readonly ScriptedTable[], more: number): Promise<void> {
  const goal = countOf(tables) + more;
  const end = Date.now() + PATIENCE_MS;
  while (countOf(tables) < goal) {
    const trouble = tables.map((table) => table.trouble()).find((one) => one !== null);
    if (trouble !== undefined) throw new Error(`a player is in trouble: ${trouble}`);
    if (Date.now() > end) throw new Error('play does not go on');
    await wait(5);
  }
}

export async function runCrashes(plan: CrashPlan): Promise<CrashReport> {
  const { main, database, moments, progress } = plan;
  const settings = {
    SLEIGHT_DATA: database.data,
    SLEIGHT_PROXIES: '1',
    LOG_LEVEL: 'info',
    ...(database.databaseUrl === null ? {} : { DATABASE_URL: database.databaseUrl }),
  };
  let server = await startProcess(main, { ...settings, PORT: '0' });
  const { url } = server;
  const again = { ...settings, PORT: new URL(url).port };
  const tables = await Promise.all(
    Array.from({ length: plan.tables }, (_, number) =>
      sitDown({ url, number, game: shelf[number % shelf.length].id, seed: 'crashes', pauseMs: 100 }),
    ),
  );
  for (let moment = 0; moment < moments; moment++) {
    await playedOn(tables, 1 + randomInt(2 * plan.tables));
    await wait(randomInt(50));
    await server.end('SIGKILL');
    server = await startProcess(main, again);
    progress(moment + 1);
  }
  await playedOn(tables, plan.tables);
  for (const table of tables) table.close();
  const code = await server.end('SIGTERM');

  const opened = await openDatabase(database);
  const store = matchStore(opened);
  const records = tables.flatMap(({ matches }) => matches);
  const problems = code === 0 ? [] : [`the server stopped with code ${code}: ${server.output()}`];
  for (const record of records) problems.push(...(await audit(store, record)));
  await opened.close();
  return {
    moments,
    matches: records.length,
    finished: records.filter(({ isOver }) => isOver).length,
    acknowledged: countOf(tables),
    sightings: records.reduce((sum, { sightings }) => sum + sightings.length, 0),
    problems,
  };
}
