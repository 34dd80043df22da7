// Explains why a data folder cannot be used, in a sentence that says what to do.
// Invariant: an error that is not about the folder or the machine under it is passed on unchanged.

import { type Refusal, refusal } from '@sleight/kernel';

export const fullDisk = (folder: string): Refusal =>
  refusal({
    en: `There is no space left in the data folder ${folder}. Free up some space, or set SLEIGHT_DATA to a folder on another disk.`,
    fr: `Il n’y a plus de place dans le dossier de données ${folder}. Libérez de l’espace, ou indiquez dans SLEIGHT_DATA un dossier sur un autre disque.`,
  });

const forbidden = (folder: string): Refusal =>
  refusal({
    en: `The server isn’t allowed to read or write some files in ${folder}. Make the server’s user their owner, or set SLEIGHT_DATA to another folder.`,
    fr: `Le serveur n’a pas le droit de lire ou d’écrire certains fichiers de ${folder}. Rendez son utilisateur propriétaire de ces fichiers, ou indiquez un autre dossier dans SLEIGHT_DATA.`,
  });

const noMemory = (): Refusal =>
  refusal({
    en: 'There isn’t enough memory to open the database. Give the server at least 512 MB.',
    fr: 'Il n’y a pas assez de mémoire pour ouvrir la base de données. Donnez au moins 512 Mo au serveur.',
  });

const damaged = (folder: string, reason: string): Refusal =>
  refusal({
    en: `The database in ${folder} is damaged and can’t be opened${reason}. Restore a backup of this folder, or set SLEIGHT_DATA to another folder to start fresh.`,
    fr: `La base de données dans ${folder} est endommagée et ne peut pas être ouverte${reason}. Restaurez une sauvegarde de ce dossier, ou indiquez un autre dossier dans SLEIGHT_DATA pour repartir de zéro.`,
  });

/** The errno values of the file system inside PGlite. */
const CODES: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  22: 'EFBIG',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && error.code !== undefined) return String(error.code);
  return 'errno' in error ? (CODES[Number(error.errno)] ?? '') : '';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const says = (error: unknown, lines: readonly string[]): string =>
  [codeOf(error), messageOf(error), ...lines].join('\n');

export const isFull = (error: unknown, lines: readonly string[] = []): boolean =>
  /ENOSPC|EDQUOT|EFBIG|no space left|quota exceeded|file too large/i.test(says(error, lines));

const isForbidden = (error: unknown, lines: readonly string[]): boolean =>
  /EACCES|EPERM|EROFS|permission denied|not permitted|read-only file/i.test(says(error, lines));

/** The disk or permission problem; null if the cause is another. `lines`: the database's output. */
export function diskProblem(folder: string, error: unknown, lines: readonly string[] = []): Refusal | null {
  if (isFull(error, lines)) return fullDisk(folder);
  if (isForbidden(error, lines)) return forbidden(folder);
  return null;
}

/** The database's own last message, such as "PANIC: could not locate a valid checkpoint record". */
function lastWord(lines: readonly string[]): string {
  const words = lines.flatMap((line) => /(?:PANIC|FATAL):\s+(.+)/.exec(line)?.[1] ?? []);
  const word = words.at(-1);
  return word === undefined ? '' : ` (${word})`;
}

const notMade = (folder: string, reason: string): Refusal =>
  refusal({
    en: `Couldn’t create a database in ${folder}${reason}. Make sure the disk has 100 MB free, or set SLEIGHT_DATA to another folder.`,
    fr: `Impossible de créer une base de données dans ${folder}${reason}. Vérifiez qu’il reste 100 Mo sur le disque, ou indiquez un autre dossier dans SLEIGHT_DATA.`,
  });

/** Why a database does not open, or why a new one cannot be created. */
export function openingProblem(
  { folder, isNew }: { readonly folder: string; readonly isNew: boolean },
  error: unknown,
  lines: readonly string[],
): Refusal {
  const isMemory = /could not allocate memory|out of memory|cannot enlarge memory/i.test(messageOf(error));
  if (isMemory) return noMemory();
  return diskProblem(folder, error, lines) ?? (isNew ? notMade : damaged)(folder, lastWord(lines));
}
