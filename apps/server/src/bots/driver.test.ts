// Bots in real threads at real matches, over the embedded database.

import { seedRng } from '@sleight/kernel/rng';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { matchStore } from '../database/matches';
import { findGame, shelf } from '../games';
import { createHost, type Host } from '../matches/host';
import type { Table } from '../matches/table';
import { freshPglite } from '../testing/databases';
import { anyAnswer, bot, person, rowOf } from '../testing/matches';
import { someUser } from '../testing/rows';
import { bundledWorker } from '../testing/worker';
import { type Bots, seatBots } from './driver';
import { levelsOf } from './levels';
import { createPool, type Pool } from './pool';

let database: Database;
let pool: Pool;
let host: Host;
let bots: Bots;
const failures: unknown[] = [];
beforeAll(async () => {
  database = await freshPglite();
  pool = createPool({ file: bundledWorker(), threads: 1, ms: 100 });
  host = createHost(matchStore(database));
  bots = seatBots(host, { pool, model: null }, (error) => failures.push(error));
});
afterAll(async () => {
  bots.close();
  await pool.close();
  await database.close();
});

/** The table once it satisfies something. */
const once = (match: string, isSo: (table: Table) => boolean): Promise<Table> =>
  new Promise((resolve) => {
    const leave = host.listen({
      moved(table) {
        if (table.row.id !== match || !isSo(table)) return;
        leave();
        resolve(table);
      },
    });
  });

const cases = shelf.flatMap((game) => levelsOf(game).map((level) => [game.id, level.id, game] as const));

test.each(cases)('%s: a person plays a whole match against %s', async (_id, level, game) => {
  const row = rowOf(game, [person(await someUser(database)), bot(level)]);
  await host.begin(row);
  const rng = seedRng('person');
  let table = await host.table(row.id);
  while (table.state.result === null) {
    const answer = anyAnswer(table, rng, [0]);
    const isMine = (at: Table): boolean =>
      at.state.result !== null || anyAnswer(at, seedRng(''), [0]) !== null;
    if (answer === null) {
      const now = await host.table(row.id);
      table = isMine(now) ? now : await once(row.id, isMine);
    } else table = await host.move(row.id, answer);
  }
  expect(failures).toEqual([]);
  expect(table.line.some(({ answer }) => answer.seat === 1)).toBe(true);
});

test('after a restart the bot goes on as soon as somebody looks', async () => {
  const game = shelf[0];
  const row = rowOf(game, [person(await someUser(database)), bot()]);
  const quiet = createHost(matchStore(database));
  await quiet.begin(row);
  let table = await quiet.table(row.id);
  const rng = seedRng('restart');
  while (anyAnswer(table, rng, [0]) !== null) table = await quiet.move(row.id, anyAnswer(table, rng, [0])!);
  const moved = once(row.id, (at) => at.n > table.n);
  await host.table(row.id);
  expect((await moved).line.at(-1)?.answer.seat).toBe(1);
});

test('a bot that cannot think does what a time-out would do, and the operator hears of it', async () => {
  const lonely = createHost(matchStore(database));
  const heard: unknown[] = [];
  const others = seatBots(lonely, { pool, model: null }, (error) => heard.push(error));
  // No level has this name, so every thought of it fails.
  const row = rowOf(findGame('territory')!, [person(await someUser(database)), bot('nobody')]);
  await lonely.begin(row);
  let table = await lonely.table(row.id);
  const rng = seedRng('failing');
  const moved = new Promise<Table>((resolve) => {
    lonely.listen({
      moved: (at) => {
        if (at.line.some(({ answer }) => answer.seat === 1)) resolve(at);
      },
    });
  });
  while (anyAnswer(table, rng, [0]) !== null) table = await lonely.move(row.id, anyAnswer(table, rng, [0])!);
  const { line } = await moved;
  expect(line.find(({ answer }) => answer.seat === 1)?.answer).toMatchObject({ keys: ['pass'] });
  expect(`${heard[0]}`).toContain('nobody cannot think');
  others.close();
});
