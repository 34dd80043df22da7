// One process per data folder. The folder `owner` holds one file: `free`, or the random id of the process that owns it.
// Taking, releasing and taking over are renames of that file. A rename needs the old name, so only one of several
// processes succeeds, and an owner whose file is gone has lost the folder.
// Invariant: an owner touches its file constantly. Only a file left untouched for TAKE_OVER_MS is taken over.
// Next: embedded.ts, which checks `isMine` before every statement.

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Refusal, refusal } from '@sleight/kernel';
import { type Heartbeat, startHeartbeat } from './heartbeat';

export interface FolderLock {
  /** Is the folder still ours? Not if we were suspended so long that another process took it over. */
  isMine(): boolean;
  /** Releases it; does nothing if it is already lost. */
  release(): Promise<void>;
}

const FREE = 'free';
/** A server that crashed keeps its folder for this long. */
const TAKE_OVER_MS = 4_000;
const LOOK_MS = 200;

const inUse = (folder: string, host: string): Refusal =>
  refusal({
    en: `The folder ${folder} is in use by another Sleight server (on ${host}). Stop that server, or set SLEIGHT_DATA to another folder.`,
    fr: `Le dossier ${folder} est utilisé par un autre serveur Sleight (sur ${host}). Arrêtez-le, ou indiquez un autre dossier dans SLEIGHT_DATA.`,
  });

export const lostFolder = (folder: string): Refusal =>
  refusal({
    en: `Another Sleight server took over the folder ${folder} while this one wasn’t running. This server is stopping.`,
    fr: `Un autre serveur Sleight a repris le dossier ${folder} pendant que celui-ci ne tournait pas. Ce serveur s’arrête.`,
  });

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Creates the folder with its free file atomically; one of several attempts succeeds. */
async function makeOwnerFolder(owner: string): Promise<void> {
  const made = `${owner}.${randomUUID()}`;
  await mkdir(made, { mode: 0o700 });
  try {
    await writeFile(join(made, FREE), '');
    await rename(made, owner);
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM') || !existsSync(owner)) throw error;
  }
}

/** The current file. During a rename there may seem to be none, so it looks again. */
async function currentFile(owner: string): Promise<string> {
  for (;;) {
    const [name] = await readdir(owner).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return makeOwnerFolder(owner).then(() => []);
      throw error;
    });
    if (name !== undefined) return name;
    await wait(1);
  }
}

/** Renames it, unless another process was faster. */
async function renamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** When the file was last touched; null if it is gone. */
async function touchedAt(file: string): Promise<bigint | null> {
  try {
    return (await stat(file, { bigint: true })).mtimeNs;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Watches an owner's file: 'alive' once it is touched, 'gone' if it is released, 'dead' if nothing happens. */
async function watched(file: string): Promise<'alive' | 'gone' | 'dead'> {
  const first = await touchedAt(file);
  for (let waited = 0; waited < TAKE_OVER_MS; waited += LOOK_MS) {
    if (first === null) return 'gone';
    await wait(LOOK_MS);
    const now = await touchedAt(file);
    if (now === null) return 'gone';
    if (now !== first) return 'alive';
  }
  return 'dead';
}

/** Renames the file to our id; throws while its owner lives. */
async function take(folder: string, owner: string, mine: string): Promise<void> {
  for (;;) {
    const name = await currentFile(owner);
    const file = join(owner, name);
    const state = name === FREE ? 'dead' : await watched(file);
    if (state === 'alive') throw inUse(folder, await readFile(file, 'utf8').catch(() => '?'));
    if (state !== 'dead' || !(await renamed(file, mine))) continue;
    // An owner that wakes up at this moment finishes its statement before ours begin.
    if (name !== FREE) await wait(LOOK_MS);
    return;
  }
}

/** Writes this machine's name, for the refusals of others. A full disk is noticed soon enough. */
async function sayWho(mine: string): Promise<void> {
  await truncate(mine).catch(() => {});
  await writeFile(mine, hostname(), { flag: 'r+' }).catch(() => {});
}

/** Takes the folder, or refuses with a sentence. `lost` is called once another process has taken it over. */
export async function lockFolder(folder: string, lost: () => void): Promise<FolderLock> {
  const owner = join(folder, 'owner');
  const mine = join(owner, randomUUID());
  await take(folder, owner, mine);
  const heartbeat: Heartbeat = startHeartbeat(mine, lost);
  await sayWho(mine);
  return {
    isMine: () => existsSync(mine),
    async release() {
      await heartbeat.stop();
      await renamed(mine, join(owner, FREE));
    },
  };
}
