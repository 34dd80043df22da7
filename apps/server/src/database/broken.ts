// Why a data folder cannot be used, as a sentence that says what to do.
// Invariant: what is not about the folder or the machine under it is not explained away: it stays the error it was.

import { type Refusal, refusal } from '@sleight/kernel';

export const fullDisk = (folder: string): Refusal =>
  refusal({
    en: `There is no space left for the data in ${folder}. Free some space, or set SLEIGHT_DATA to a folder on another disk.`,
    fr: `Il n'y a plus de place pour les données dans ${folder}. Libérez de l'espace, ou donnez à SLEIGHT_DATA un dossier sur un autre disque.`,
  });

const forbidden = (folder: string): Refusal =>
  refusal({
    en: `The server may not read or write some of the files in ${folder}. Make its user their owner, or set SLEIGHT_DATA to another folder.`,
    fr: `Le serveur n'a pas le droit de lire ou d'écrire certains fichiers de ${folder}. Donnez-les à son utilisateur, ou donnez un autre dossier à SLEIGHT_DATA.`,
  });

const noMemory = (): Refusal =>
  refusal({
    en: 'There is not enough memory to open the database. Give the server 512 MB or more.',
    fr: "Il n'y a pas assez de mémoire pour ouvrir la base de données. Donnez au serveur 512 Mo ou plus.",
  });

const damaged = (folder: string, reason: string): Refusal =>
  refusal({
    en: `The database in ${folder} is damaged and cannot be opened${reason}. Restore a backup of this folder, or set SLEIGHT_DATA to another folder to begin anew.`,
    fr: `La base de données dans ${folder} est endommagée et ne peut pas être ouverte${reason}. Restaurez une sauvegarde de ce dossier, ou donnez un autre dossier à SLEIGHT_DATA pour repartir de zéro.`,
  });

/** What the file system inside PGlite says in numbers. */
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

/** What the disk or its rights keep us from; null if that is not what is wrong. `lines`: what the database wrote. */
export function diskProblem(folder: string, error: unknown, lines: readonly string[] = []): Refusal | null {
  if (isFull(error, lines)) return fullDisk(folder);
  if (isForbidden(error, lines)) return forbidden(folder);
  return null;
}

/** The database's own last word, such as "PANIC: could not locate a valid checkpoint record". */
function lastWord(lines: readonly string[]): string {
  const words = lines.flatMap((line) => /(?:PANIC|FATAL):\s+(.+)/.exec(line)?.[1] ?? []);
  const word = words.at(-1);
  return word === undefined ? '' : ` (${word})`;
}

const notMade = (folder: string, reason: string): Refusal =>
  refusal({
    en: `No database can be made in ${folder}${reason}. Make sure that the disk has 100 MB left, or set SLEIGHT_DATA to another folder.`,
    fr: `Aucune base de données ne peut être créée dans ${folder}${reason}. Vérifiez qu'il reste 100 Mo sur le disque, ou donnez un autre dossier à SLEIGHT_DATA.`,
  });

/** What is wrong with a database that does not open, or with a new one that cannot be made. */
export function openingProblem(
  { folder, isNew }: { readonly folder: string; readonly isNew: boolean },
  error: unknown,
  lines: readonly string[],
): Refusal {
  const isMemory = /could not allocate memory|out of memory|cannot enlarge memory/i.test(messageOf(error));
  if (isMemory) return noMemory();
  return diskProblem(folder, error, lines) ?? (isNew ? notMade : damaged)(folder, lastWord(lines));
}
