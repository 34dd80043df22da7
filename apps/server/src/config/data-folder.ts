// The folder that SLEIGHT_DATA names, made where it is not there yet.

import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { wrong } from './environment';

export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK);
  } catch {
    throw wrong(
      'SLEIGHT_DATA',
      `must be a folder that the server may write to; ${folder} is not`,
      `doit être un dossier où le serveur peut écrire\u202f; ${folder} n'en est pas un`,
    );
  }
}
