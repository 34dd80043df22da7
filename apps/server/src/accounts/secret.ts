// The secret that signs cookies: from the environment, or generated once and kept in the data folder.
// A new secret would sign everyone out, so it must outlive the process.

import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Refusal, refusal } from '@sleight/kernel';
import type { Config } from '../config/config';
import { makeDataFolder } from '../config/data-folder';
import { diskProblem } from '../database/broken';

const LEAST = 32;

const badSecret = (file: string): Refusal =>
  refusal({
    en: `The file ${file} is empty or too short to sign cookies with. Restore it from a backup, or delete it to get a new one: everyone will then have to sign in again.`,
    fr: `Le fichier ${file} est vide ou trop court pour signer les cookies. Restaurez-le depuis une sauvegarde, ou supprimez-le\u202f: un nouveau sera créé, et tout le monde devra se reconnecter.`,
  });

/** Creates the file if it is missing. */
async function makeSecret(file: string): Promise<void> {
  const made = `${file}.${randomUUID()}`;
  try {
    await writeFile(made, randomBytes(32).toString('hex'), { mode: 0o600 });
    // A link never replaces an existing file, so two processes that start at once read the same secret.
    await link(made, file);
  } finally {
    await rm(made, { force: true });
  }
}

const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

export async function cookieSecret({ secret, data }: Pick<Config, 'secret' | 'data'>): Promise<string> {
  if (secret !== null) return secret;
  await makeDataFolder(data);
  const file = join(data, 'secret');
  try {
    if (!existsSync(file)) {
      await makeSecret(file).catch((error: unknown) => {
        if (!isThere(error)) throw error;
      });
    }
    const kept = (await readFile(file, 'utf8')).trim();
    if (kept.length < LEAST) throw badSecret(file);
    return kept;
  } catch (error) {
    throw diskProblem(data, error) ?? error;
  }
}
