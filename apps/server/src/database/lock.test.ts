import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { saidBy } from '@sleight/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lock';
import { processStart } from './process-start';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sleight-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockFile = () => join(folder, 'lock');
const leftBy = (pid: number, host = hostname(), began: string | null = null) =>
  writeFileSync(lockFile(), JSON.stringify({ pid, began, host, token: 'theirs' }));

async function refusalOf(): Promise<string> {
  try {
    await (await lockFolder(folder))();
    return 'taken';
  } catch (error) {
    return saidBy(error)?.en ?? String(error);
  }
}

test('a folder is locked once, and free again when it is let go', async () => {
  const release = await lockFolder(folder);
  expect(await refusalOf()).toMatch(
    /is in use by another Sleight server .* set SLEIGHT_DATA to another folder/,
  );
  await release();
  expect(await refusalOf()).toBe('taken');
});

test('of several that come at once, one gets the folder', async () => {
  const results = await Promise.allSettled([1, 2, 3].map(() => lockFolder(folder)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

/** With another process that runs meanwhile. */
async function beside(work: (pid: number) => Promise<void>): Promise<void> {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  try {
    await work(other.pid ?? 0);
  } finally {
    other.kill('SIGKILL');
  }
}

test('a running process keeps others out', () =>
  beside(async (pid) => {
    leftBy(pid, hostname(), await processStart(pid));
    expect(await refusalOf()).toContain(`process ${pid} on ${hostname()}`);
    // Where the system cannot say when it began, its number alone counts.
    leftBy(pid);
    expect(await refusalOf()).toContain(`process ${pid} on ${hostname()}`);
  }));

test('a number that another process has by now keeps nobody out', () =>
  beside(async (pid) => {
    const before = await processStart(process.pid);
    expect(before).not.toBe(await processStart(pid));
    leftBy(pid, hostname(), before);
    expect(await refusalOf()).toBe('taken');
  }));

test('a killed process keeps nobody out', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  leftBy(pid);
  expect(await refusalOf()).toBe('taken');
});

test('our own number, left by a process before us, keeps nobody out', async () => {
  leftBy(process.pid);
  expect(await refusalOf()).toBe('taken');
});

test('another machine keeps others out while it touches its lock', async () => {
  leftBy(1, 'elsewhere');
  expect(await refusalOf()).toContain('process 1 on elsewhere');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lockFile(), longAgo, longAgo);
  expect(await refusalOf()).toBe('taken');
});

test('half a lock file is nobody’s', async () => {
  writeFileSync(lockFile(), '{"pid": 1');
  expect(await refusalOf()).toBe('taken');
});

test("letting go does not take another's lock away", async () => {
  const release = await lockFolder(folder);
  leftBy(process.pid, 'elsewhere');
  await release();
  expect(readFileSync(lockFile(), 'utf8')).toContain('elsewhere');
});
