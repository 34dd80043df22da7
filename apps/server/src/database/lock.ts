// One process per data folder. The folder `owner` holds one file: `free`, or the random id of the process that owns it.
// Taking, releasing and taking over are renames of that file. A rename needs the old name, so that of several processes
// one succeeds, and an owner whose file is gone has lost the folder.
// Invariant: an owner touches its file all the time. Only a file that stays untouched for TAKE_OVER_MS is taken over.
// Next: embedded.ts, which asks `isMine` before every statement.

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Refusal, refusal } from '@sleight/kernel';
import { type Heartbeat, startHeartbeat } from './heartbeat';

export interface FolderLock {
  /** Is the folder still ours? It is not after we slept so long that another process took it over. */
  isMine(): boolean;
  /** Gives it back; where it is lost already, does nothing. */
  release(): Promise<void>;
}

const FREE = 'free';
/** A server that crashed keeps its folder for this long. */
const TAKE_OVER_MS = 4_000;
const LOOK_MS = 200;

const inUse = (folder: string, host: string): Refusal =>
  refusal({
    en: `The folder ${folder} is in use by another Sleight server (on ${host}). Stop that one, or set SLEIGHT_DATA to another folder.`,
    fr: `Le dossier ${folder} est utilisé par un autre serveur Sleight (sur ${host}). Arrêtez-le, ou donnez un autre dossier à SLEIGHT_DATA.`,
  });

export const lostFolder = (folder: string): Refusal =>
  refusal({
    en: `Another Sleight server has taken the folder ${folder} over while this one did not run. This one stops.`,
    fr: `Un autre serveur Sleight a repris le dossier ${folder} pendant que celui-ci ne tournait pas. Celui-ci s'arrête.`,
  });

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Makes the folder with its free file, all at once; of several that try, one succeeds. */
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

/** The file that is there now. In the middle of a rename there may seem to be none: then it is looked for again. */
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

/** When the file was touched last; null if it is gone. */
async function touchedAt(file: string): Promise<bigint | null> {
  try {
    return (await stat(file, { bigint: true })).mtimeNs;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Watches an owner's file: 'alive' as soon as it is touched, 'gone' if it is released, 'dead' if nothing happens. */
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

/** Takes the file under our own name; throws while its owner lives. */
async function take(folder: string, owner: string, mine: string): Promise<void> {
  for (;;) {
    const name = await currentFile(owner);
    const file = join(owner, name);
    const state = name === FREE ? 'dead' : await watched(file);
    if (state === 'alive') throw inUse(folder, await readFile(file, 'utf8').catch(() => '?'));
    if (state !== 'dead' || !(await renamed(file, mine))) continue;
    // An owner that wakes up at this very moment finishes its statement before ours begin.
    if (name !== FREE) await wait(LOOK_MS);
    return;
  }
}

/** Writes which machine this is, for the sentence that others are refused with. A full disk is noticed soon enough. */
async function sayWho(mine: string): Promise<void> {
  await truncate(mine).catch(() => {});
  await writeFile(mine, hostname(), { flag: 'r+' }).catch(() => {});
}

/** Takes the folder, or refuses with a sentence. `lost` is called when another process has taken it over. */
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
