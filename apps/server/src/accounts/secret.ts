// The secret that signs cookies: from the environment, or made once and kept in the data folder.
// With another secret everybody is signed out, so it must outlive the process.

import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { makeDataFolder } from '../config/data-folder';

export async function cookieSecret({ secret, data }: Pick<Config, 'secret' | 'data'>): Promise<string> {
  if (secret !== null) return secret;
  await makeDataFolder(data);
  const file = join(data, 'secret');
  const made = `${file}.${process.pid}`;
  await writeFile(made, randomBytes(32).toString('hex'), { mode: 0o600 });
  // A link never replaces what is there: of two that start at once, both read the same file.
  await link(made, file).catch(() => {});
  await rm(made);
  return (await readFile(file, 'utf8')).trim();
}
