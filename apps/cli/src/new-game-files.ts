// The files of a new game: the template under its new name, and its line on the shelf.
// Invariant: `undo` leaves the checkout as it was before.
// Read next: kit/template, which is a whole game; new-game.ts for the command.

import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFields } from '@sleight/kernel/text/grammar';

export const TEMPLATE = 'kit/template';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** river-duel: RiverDuel. */
const pascal = (id: string): string => id.split('-').map(capital).join('');
/** river-duel: riverDuel. */
const camel = (id: string): string => pascal(id).replace(/^./, (letter) => letter.toLowerCase());
/** river-duel: River Duel. */
export const titleOf = (id: string): string => id.split('-').map(capital).join(' ');

/** The template's name in identifiers, sentences and ids. */
export const renamed = (text: string, id: string): string =>
  text
    .replace(/duskfall(?=Game\b)/g, camel(id))
    .replace(/(?<=[a-z])Duskfall|Duskfall(?=[A-Z])/g, pascal(id))
    .replaceAll('Duskfall', titleOf(id))
    .replaceAll('duskfall', id);

function copyTemplate(root: string, id: string): void {
  const folder = join(root, 'games', id);
  cpSync(join(root, TEMPLATE), folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(path, renamed(readFileSync(path, 'utf8'), id));
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** An object of a JSON file, its fields in their order. */
function fields(value: unknown): Fields {
  if (!isFields(value)) throw new Error('package.json or package-lock.json is damaged');
  return value;
}

const sorted = (record: Fields): Fields =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The manifest with one more dependency, listed last. */
const depending = (manifest: Fields, id: string): Fields => ({
  ...manifest,
  dependencies: { ...fields(manifest.dependencies), [`@sleight/${id}`]: '0.0.0' },
});

/** The entries that `npm install` writes for a new workspace; doing it here needs no network. */
export function locked(text: string, id: string, game: string): string {
  const lock = fields(JSON.parse(text));
  const packages = fields(lock.packages);
  const { name, version, license, dependencies } = fields(JSON.parse(game));
  const shelf = depending(fields(packages.shelf), id);
  return json({
    ...lock,
    packages: sorted({
      ...packages,
      [`games/${id}`]: { name, version, license, dependencies },
      [`node_modules/@sleight/${id}`]: { resolved: `games/${id}`, link: true },
      shelf: { ...shelf, dependencies: sorted(fields(shelf.dependencies)) },
    }),
  });
}

/** Writes the game and registers it. Returns what takes it back. */
export function layDown(root: string, id: string): { undo(): void } {
  const folder = join(root, 'games', id);
  const link = join(root, 'node_modules/@sleight', id);
  const shelfFile = join(root, 'shelf/package.json');
  const lockFile = join(root, 'package-lock.json');
  const [shelf, lock] = [readFileSync(shelfFile, 'utf8'), readFileSync(lockFile, 'utf8')];
  const undo = (): void => {
    writeFileSync(shelfFile, shelf);
    writeFileSync(lockFile, lock);
    rmSync(link, { force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    copyTemplate(root, id);
    writeFileSync(shelfFile, json(depending(fields(JSON.parse(shelf)), id)));
    writeFileSync(lockFile, locked(lock, id, readFileSync(join(folder, 'package.json'), 'utf8')));
    symlinkSync(`../../games/${id}`, link, 'junction');
  } catch (error) {
    undo();
    throw error;
  }
  return { undo };
}
