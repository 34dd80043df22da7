// The defender of a puzzle plays only what a thread has proved; over the embedded database.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@sleight/shelf';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../bots/pool';
import type { Database } from '../database/database';
import { matchStore } from '../database/matches';
import { storesOver } from '../database/stores';
import { createHost } from '../matches/host';
import { createRooms } from '../rooms/rooms';
import { freshPglite } from '../testing/databases';
import { anyAnswer, person, rowOf } from '../testing/matches';
import { someUser } from '../testing/rows';
import { runLessons } from './driver';
import { lessonHint } from './hint';
import { newTask } from './start';

const PUZZLE = 'territory/12-two-steps-left';
let database: Database;
beforeAll(async () => {
  database = await freshPglite();
});
afterAll(() => database.close());

/** A thread that does something other than prove. */
function threadThat(does: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'sleight-proof-')), 'worker.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
    const answer = (proof) => parentPort.postMessage({ proof });
    parentPort.on('message', ({ kind, request }) => { ${does} });`,
  );
  return file;
}

/** A puzzle at a table with these threads, in which the solver passes at once, so that the defender is asked. */
async function puzzleWith(does: string, graceMs = 600_000) {
  const pool = createPool({ file: threadThat(does), threads: 1, ms: 10, graceMs });
  const failures: unknown[] = [];
  const host = createHost(matchStore(database));
  const lessons = runLessons(host, pool, (error) => failures.push(error));
  const row = newTask({ user: await someUser(database), name: 'Ada' }, PUZZLE, false);
  await host.begin(row);
  const table = await host.table(row.id);
  const pick = async (key: string) => {
    const { state } = await host.table(row.id);
    return await host.move(row.id, { seat: 0, decision: state.asked[0], keys: [key] });
  };
  return {
    pool,
    host,
    row,
    table,
    failures,
    pick,
    line: async () => (await host.table(row.id)).line.map(({ answer }) => answer),
    async close() {
      lessons.close();
      await pool.close();
    },
  };
}

test("a puzzle's reply is the thread's result, whatever it is", async () => {
  const solved = 'answer({ verdict: request.wants === "reply" ? "solved" : null, keys: [] })';
  const { line, failures, close } = await puzzleWith(solved);
  // The puzzle is not solved at all, but the thread says so and no other source is consulted.
  await expect.poll(line).toEqual([{ seat: 1, concede: true }]);
  expect(failures).toEqual([]);
  await close();
});

test('a slow proof does not delay other requests', async () => {
  const { host, pool, line, close } = await puzzleWith('for (;;);');
  const other = rowOf(findGame('territory')!, [
    person(await someUser(database)),
    person(await someUser(database)),
  ]);
  await host.begin(other);
  const move = anyAnswer(await host.table(other.id), [1, 2, 3, 4])!;
  expect((await host.move(other.id, move)).n).toBe(1);
  // The proof is still in progress: its thread has neither answered nor failed.
  expect(pool.waiting()).toBe(0);
  expect(await line()).toEqual([]);
  await close();
});

test('if nothing can be proved, the defender plays what a time-out would pick and the operator is notified', async () => {
  const { pick, line, failures, close } = await puzzleWith('process.exit(1)');
  await pick('pass');
  await expect.poll(async () => (await line()).at(-1)).toMatchObject({ seat: 1, keys: ['pass'] });
  expect(`${failures[0]}`).toContain('thread ended');
  await close();
});

test('a failed proof is tried again, so that the puzzle does not hang', async () => {
  const flag = join(mkdtempSync(join(tmpdir(), 'sleight-flag-')), 'tried');
  const onlyOnce = `const { existsSync, writeFileSync } = await import('node:fs');
    if (existsSync('${flag}')) answer({ verdict: 'solved', keys: [] });
    else { writeFileSync('${flag}', ''); process.exit(1); }`;
  const { line, failures, close } = await puzzleWith(`(async () => { ${onlyOnce} })()`);
  await expect.poll(line).toEqual([{ seat: 1, concede: true }]);
  expect(failures).toHaveLength(1);
  await close();
});

test('a proof is cancelled once the match has moved on, and its result is dropped', async () => {
  const onlyLater = 'if (request.state.asked[1] > 0) answer({ verdict: null, keys: ["pass"] })';
  const { host, row, pick, line, failures, close } = await puzzleWith(onlyLater);
  const { n } = await pick('pass');
  // The only thread was still busy with the opening, which it never finishes.
  await expect.poll(async () => (await line()).at(-1)).toMatchObject({ seat: 1, keys: ['pass'] });
  await expect(host.move(row.id, { seat: 1, concede: true }, n)).rejects.toThrow('stale');
  expect(failures).toEqual([]);
  await close();
});

test('while the threads are too busy, no puzzle starts and no puzzle hint is given; a guide needs none', async () => {
  const ada = { user: 'ada', name: 'Ada' };
  expect(() => newTask(ada, PUZZLE, true)).toThrow('unavailable');
  expect(newTask(ada, 'territory/first-match', true).task?.kind).toBe('guide');
  const { pool, host, table, close } = await puzzleWith('answer({ verdict: null, keys: [] })');
  await expect(lessonHint({ ...pool, isBusy: () => true }, table, 0)).rejects.toThrow('unavailable');

  const rooms = createRooms({ host, ...storesOver(database), botsAreBusy: () => true, model: null });
  await host.move(table.row.id, { seat: 0, concede: true });
  await expect(rooms.again(table.row.id, null)).rejects.toThrow('unavailable');
  await close();
});

test('the server bundle contains no puzzle search; its threads do', () => {
  const inputsOf = (entry: string): string[] => {
    const { metafile } = buildSync({
      absWorkingDir: join(import.meta.dirname, '../../../..'),
      entryPoints: [entry],
      bundle: true,
      platform: 'node',
      format: 'esm',
      external: ['@electric-sql/pglite', 'next'],
      metafile: true,
      write: false,
      outdir: 'unused',
      logLevel: 'error',
    });
    return Object.keys(metafile.inputs);
  };
  expect(inputsOf('apps/server/src/bots/worker.ts')).toContain('lessons/src/solve.ts');
  expect(inputsOf('apps/server/src/main.ts')).not.toContain('lessons/src/solve.ts');
});
