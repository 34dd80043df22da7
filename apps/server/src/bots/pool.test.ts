import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Seat, view } from '@sleight/kernel';
import { afterEach, expect, test } from 'vitest';
import { findGame } from '../games';
import { openTable } from '../matches/table';
import { bot, rowOf } from '../testing/matches';
import { createPool, type Pool, type PoolOptions } from './pool';

/** A thread whose level says what it does: think for ever, die, fail, or say how long it was given. */
const script = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ level, ms }) => {
  if (level === 'stuck') for (;;);
  if (level === 'dies') process.exit(1);
  if (level === 'throws') throw new Error('broken');
  if (level === 'fails') parentPort.postMessage({ failed: 'no idea' });
  if (level === 'time') parentPort.postMessage({ key: String(ms) });
});`;
const file = join(mkdtempSync(join(tmpdir(), 'sleight-pool-')), 'worker.mjs');
writeFileSync(file, script);

let pool: Pool;
afterEach(() => pool.close());

const table = openTable(rowOf(findGame('territory')!, [bot(), bot()]));
const seat: Seat = 0;
const { game, ruleset, changes, decks } = table.row;
const asked = (level: string) => ({
  game,
  ruleset,
  changes,
  view: view(table.book, table.state, seat),
  seat,
  deck: decks[seat],
  level,
});
const open = (options: Partial<PoolOptions> = {}): Pool => {
  pool = createPool({ file, threads: 1, ms: 100, ...options });
  return pool;
};
const never = (): AbortSignal => new AbortController().signal;

test('a thought that takes far too long is ended, and the next one has a new thread', async () => {
  open({ ms: 1, graceMs: 4_000 });
  const stuck = pool.think(asked('stuck'), never());
  const next = pool.think(asked('time'), never());
  await expect(stuck).rejects.toThrow('too long');
  expect(await next).toMatch(/^\d+$/);
});

test('a thought can be cancelled while it waits and while it runs', async () => {
  open();
  const [running, waiting] = [new AbortController(), new AbortController()];
  const thoughts = [pool.think(asked('stuck'), running.signal), pool.think(asked('time'), waiting.signal)];
  const last = pool.think(asked('time'), never());
  waiting.abort();
  await expect(thoughts[1]).rejects.toThrow('cancelled');
  running.abort();
  await expect(thoughts[0]).rejects.toThrow('cancelled');
  expect(await last).toBe('100');
});

test.each(['dies', 'throws', 'fails'])('one that %s fails alone', async (level) => {
  open();
  const bad = pool.think(asked(level), never());
  const good = pool.think(asked('time'), never());
  await expect(bad).rejects.toThrow();
  expect(await good).toBe('100');
});

test('the more wait, the less time each is given; too many are said to be too many', async () => {
  open({ ms: 1000 });
  const given = await Promise.all(Array.from({ length: 5 }, () => pool.think(asked('time'), never())));
  expect(given.map(Number)).toEqual([1000, 250, 333, 500, 1000]);
  expect(pool.isBusy()).toBe(false);
  const many = Array.from({ length: 60 }, () => pool.think(asked('time'), never()));
  expect(pool.isBusy()).toBe(true);
  await Promise.all(many);
  expect(pool.isBusy()).toBe(false);
});
