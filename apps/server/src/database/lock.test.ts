import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saidBy } from '@sleight/kernel';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FolderLock, lockFolder } from './lock';

let folder: string;
const open: FolderLock[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sleight-lock-'));
});
afterEach(async () => {
  for (const lock of open.splice(0)) await lock.release();
  rmSync(folder, { recursive: true });
});

async function locked(lost = () => {}): Promise<FolderLock> {
  const lock = await lockFolder(folder, lost);
  open.push(lock);
  return lock;
}

/** The refusal that another server gets for the folder. */
async function answer(): Promise<string> {
  try {
    await (await locked()).release();
    return 'taken';
  } catch (error) {
    return saidBy(error)?.en ?? String(error);
  }
}

const files = (): string[] => readdirSync(join(folder, 'owner'));

/** A dead owner: its file exists, and nothing touches it. */
async function leaveDeadOwner(): Promise<void> {
  await mkdir(join(folder, 'owner'));
  writeFileSync(join(folder, 'owner', 'dead'), 'elsewhere');
}

test('a folder is locked once, and free again as soon as it is released', async () => {
  const lock = await locked();
  expect(lock.isMine()).toBe(true);
  expect(await answer()).toMatch(/is in use by another Sleight server .* set SLEIGHT_DATA to another folder/);
  await lock.release();
  expect(lock.isMine()).toBe(false);
  expect(files()).toEqual(['free']);
  expect(await answer()).toBe('taken');
});

test.each(['a new folder', 'a dead owner’s folder'])(
  'of several processes that want %s at once, one gets it',
  async (which) => {
    if (which !== 'a new folder') await leaveDeadOwner();
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => locked()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = results.flatMap((one) => (one.status === 'rejected' ? saidBy(one.reason)?.fr : []));
    expect(refusals).toEqual(Array(4).fill(expect.stringContaining('est utilisé par un autre serveur')));
    expect(files()).toHaveLength(1);
  },
);

test('an owner that has lost the folder notices and does not take it back', async () => {
  const told = new Promise<void>((resolve) => {
    void locked(resolve);
  });
  const file = await expect
    .poll(files, { timeout: 60_000 })
    .toHaveLength(1)
    .then(() => files()[0]);
  renameSync(join(folder, 'owner', file), join(folder, 'owner', 'theirs'));
  await told;
  expect(open[0].isMine()).toBe(false);
  await open[0].release();
  expect(files()).toEqual(['theirs']);
});

/** A process that owns the folder: it prints "mine", then "lost" if it loses it. */
async function ownerProcess(afterwards = ''): Promise<ChildProcess> {
  const lock = join(folder, 'lock.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'lock.ts')],
    outfile: lock,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const script = `
    import { lockFolder } from ${JSON.stringify(lock)};
    await lockFolder(${JSON.stringify(folder)}, () => process.exit(7));
    process.stdout.write('mine');
    setInterval(() => {}, 1_000);
    ${afterwards}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  await expect.poll(() => said, { timeout: 60_000 }).toBe('mine');
  return child;
}

test('a busy process keeps its folder; once it is killed, the folder is free', async () => {
  const child = await ownerProcess('for (;;);');
  expect(await answer()).toContain('is in use by another Sleight server');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(await answer()).toBe('taken');
});

test.runIf(process.platform !== 'win32')(
  'a process that was suspended and lost its folder notices when it resumes',
  async () => {
    const child = await ownerProcess();
    const ended = once(child, 'exit');
    child.kill('SIGSTOP');
    const lock = await locked();
    child.kill('SIGCONT');
    expect(await ended).toEqual([7, null]);
    expect(lock.isMine()).toBe(true);
    expect(files()).toHaveLength(1);
  },
);
