import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@sleight/shelf';
import { afterEach, expect, test, vi } from 'vitest';
import { proofOn } from '../lessons/proof';
import { bot, dealt, rowOf } from '../testing/matches';
import type { ThinkAnswer } from './levels';
import { createPool, type PoolOptions, type ThoughtJob, type ThoughtPool } from './pool';
import { situationOf } from './situation';

/** A thread whose dice decide what it does: think for ever, die, fail, or report its time limit. */
const script = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ kind, request: { seed: level, budget } }) => {
  if (kind === 'prove') parentPort.postMessage({ proof: { verdict: null, keys: ['a reply'] } });
  if (level === 'stuck') for (;;);
  if (level === 'dies') process.exit(1);
  if (level === 'throws') throw new Error('broken');
  if (level === 'fails') parentPort.postMessage({ failed: 'no idea' });
  if (level === 'time') parentPort.postMessage({ thought: { keys: [String(budget.ms)], win: null, top: [] } });
});`;
const file = join(mkdtempSync(join(tmpdir(), 'sleight-pool-')), 'worker.mjs');
writeFileSync(file, script);

let pool: ThoughtPool;
afterEach(async () => {
  vi.useRealTimers();
  await pool.close();
});

const table = dealt(rowOf(findGame('territory')!, [bot(), bot()]));
const asked = (seed: string, changes: Partial<ThoughtJob> = {}): ThoughtJob => ({
  request: { ...situationOf(table, 0), level: 'easy', persona: null, seed },
  rulebook: table.rulebook,
  what: 'easy',
  ...changes,
});
/** The result of a thought: here, its time limit. */
const given = async (thought: Promise<ThinkAnswer>): Promise<number> => Number((await thought).keys[0]);
const open = (options: Partial<PoolOptions> = {}): ThoughtPool => {
  pool = createPool({ file, threads: 1, ms: 100, ...options });
  return pool;
};
const never = (): AbortSignal => new AbortController().signal;

test('a thought that takes far too long is ended, and the next one gets a new thread', async () => {
  // A new thread may take seconds to start on a busy machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  open({ ms: 1, graceMs: 4_000 });
  const stuck = expect(pool.think(asked('stuck'), never())).rejects.toThrow('too long');
  const next = pool.think(asked('time'), never());
  await vi.advanceTimersByTimeAsync(4_001);
  await stuck;
  expect(await given(next)).toBe(1);
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
  expect(await given(last)).toBe(100);
});

test.each(['dies', 'throws', 'fails'])('one that %s does not affect the others', async (level) => {
  open();
  const bad = pool.think(asked(level), never());
  const good = pool.think(asked('time'), never());
  await expect(bad).rejects.toThrow();
  expect(await given(good)).toBe(100);
});

test('the longer the queue, the shorter each thought; past a limit the pool reports that it is full', async () => {
  open({ ms: 1000 });
  const five = Array.from({ length: 5 }, () => given(pool.think(asked('time'), never())));
  expect(await Promise.all(five)).toEqual([1000, 250, 333, 500, 1000]);
  expect(pool.isBusy()).toBe(false);
  const many = Array.from({ length: 60 }, () => pool.think(asked('time'), never()));
  expect(pool.isBusy()).toBe(true);
  await Promise.all(many);
  expect(pool.isBusy()).toBe(false);
});

test('a thought that needs less time gets less, and its duration is reported', async () => {
  const told: string[] = [];
  open({ ms: 1000, took: (what, seconds) => told.push(`${what} ${seconds >= 0}`) });
  expect(await given(pool.think(asked('time', { ms: 150, what: 'hint' }), never()))).toBe(150);
  await expect(pool.think(asked('fails'), never())).rejects.toThrow('no idea');
  expect(told).toEqual(['hint true', 'easy true']);
});

test('the reply of a puzzle never waits for bots, however many are queued', async () => {
  open();
  const [running, ...waiting] = Array.from({ length: 60 }, () => new AbortController());
  const thoughts = [running, ...waiting].map(({ signal }) => pool.think(asked('stuck'), signal));
  expect([pool.isBusy(), pool.isBusy('prove')]).toEqual([true, false]);
  const goal = { say: { en: '', fr: '' }, solved: [], failed: [] };
  const proof = await pool.prove(proofOn(table, goal, 'reply'), table.rulebook, never());
  expect(proof.keys).toEqual(['a reply']);
  expect(pool.waiting()).toBe(waiting.length);
  for (const one of [...waiting, running]) one.abort();
  for (const one of await Promise.allSettled(thoughts)) expect(one.status).toBe('rejected');
});
