// The owner's own images of cards, in place of ours: `<game>/<card id>.webp`, or under the names that scans of a set come
// with, in whatever folder: `common/001-130_HIRUZEN_SARUTOBI.webp` has the number and the English name of its card.
// Invariant: an image is found by the card it is of, so nothing else in the folder can be reached.

import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Game } from '@sleight/kernel';

export interface OwnImage {
  readonly body: Buffer;
  readonly type: string;
}

export type OwnImages = (game: string, card: string) => Promise<OwnImage | null>;

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  avif: 'image/avif',
};

/** Number and name as files have them: without accents, in capitals, an underscore for whatever is no letter or digit. */
const keyOf = (number: string, name: string): string => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return `${Number(number)} ${plain.replace(/[^A-Z0-9]+/g, '_').replace(/^_|_$/g, '')}`;
};

/** "001-130_HIRUZEN_SARUTOBI", "MSS 01_CALL_FOR_SUPPORT": letters, the number, perhaps of how many, then the name. */
const SCAN = /^[A-Z]*[ _-]?(\d+)(?:-\d+)?[ _](.+)$/i;

/** Files with such names, by number and name. */
function scansIn(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const { name, ext } = parse(path);
    const scan = Object.hasOwn(TYPES, ext.slice(1).toLowerCase()) ? SCAN.exec(name) : null;
    if (scan !== null) found.set(keyOf(scan[1], scan[2]), join(folder, path));
  }
  return found;
}

/** Where the scan of each card lies that has one. */
function scansOf(folder: string, shelf: readonly Game[]): ReadonlyMap<string, string> {
  const scans = scansIn(folder);
  const byCard = new Map<string, string>();
  if (scans.size === 0) return byCard;
  for (const game of shelf)
    for (const { id, name } of game.cards()) {
      const number = /(\d+)$/.exec(id)?.[1];
      const path = number === undefined ? undefined : scans.get(keyOf(number, name.en));
      if (path !== undefined) byCard.set(`${game.id} ${id}`, path);
    }
  return byCard;
}

const typeOf = (path: string): string => TYPES[parse(path).ext.slice(1).toLowerCase()];

export function createOwnImages(shelf: readonly Game[], folder: string): OwnImages {
  const scans = scansOf(folder, shelf);
  return async (game, card) => {
    const named = Object.keys(TYPES).map((ending) => join(folder, game, `${card}.${ending}`));
    const scan = scans.get(`${game} ${card}`);
    for (const path of scan === undefined ? named : [...named, scan]) {
      const body = await readFile(path).catch(() => null);
      if (body !== null) return { body, type: typeOf(path) };
    }
    return null;
  };
}
