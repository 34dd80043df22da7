// One process per folder. The lock is a file that names its owner and is touched while the owner lives.
// Invariant: a dead owner's lock never keeps anyone out, so a killed server starts again at once, even where another
// process has its number now.
// Next: embedded.ts, which locks before it opens.

import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Refusal, refusal } from '@sleight/kernel';
import { z } from 'zod';
import { processStart } from './process-start';

const ownerSchema = z.object({
  pid: z.number(),
  /** When the process began; null where the system does not say. */
  began: z.string().nullable().default(null),
  host: z.string(),
  token: z.string(),
});
type Owner = z.infer<typeof ownerSchema>;

const TOUCH_MS = 5_000;
/** Another machine on a shared disk cannot be asked whether it lives: its lock counts until it is this old. */
const STALE_MS = 30_000;
/** Of two that take over at once, the last to write wins; the other sees it after this while. */
const SETTLE_MS = 100;

const inUse = (folder: string, { pid, host }: Owner): Refusal =>
  refusal({
    en: `The folder ${folder} is in use by another Sleight server (process ${pid} on ${host}). Stop that one, or set SLEIGHT_DATA to another folder.`,
    fr: `Le dossier ${folder} est utilisé par un autre serveur Sleight (processus ${pid} sur ${host}). Arrêtez-le, ou donnez un autre dossier à SLEIGHT_DATA.`,
  });

async function ownerOf(file: string): Promise<Owner | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    return ownerSchema.parse(JSON.parse(text));
  } catch {
    // Half a file is what a killed writer leaves behind.
    return null;
  }
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Someone else's process may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Is it still the same process that has this number? */
async function runs({ pid, began }: Owner): Promise<boolean> {
  if (!hasProcess(pid)) return false;
  const now = began === null ? null : await processStart(pid);
  return now === null || now === began;
}

/** Folders this process holds: its own number in a lock means "me" only for these. */
const held = new Set<string>();

async function isAlive(file: string, owner: Owner): Promise<boolean> {
  if (owner.host === hostname()) {
    return owner.pid === process.pid ? held.has(file) : await runs(owner);
  }
  const touched = await stat(file).catch(() => null);
  return touched !== null && Date.now() - touched.mtimeMs < STALE_MS;
}

/** Takes the folder, or refuses with a sentence. Returns how to let it go. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  const before = await ownerOf(file);
  if (before !== null && (await isAlive(file, before))) throw inUse(folder, before);
  const { pid } = process;
  const me: Owner = { pid, began: await processStart(pid), host: hostname(), token: randomUUID() };
  const mine = `${file}.${me.token}`;
  await writeFile(mine, JSON.stringify(me));
  await rename(mine, file);
  await wait(SETTLE_MS);
  const now = await ownerOf(file);
  if (now !== null && now.token !== me.token) throw inUse(folder, now);
  held.add(file);
  const touching = setInterval(() => {
    const time = new Date();
    utimes(file, time, time).catch(() => {});
  }, TOUCH_MS);
  touching.unref();
  return async () => {
    clearInterval(touching);
    held.delete(file);
    const last = await ownerOf(file);
    if (last?.token === me.token) await rm(file, { force: true });
  };
}
