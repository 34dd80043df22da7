// The images of cards that the owner of the server keeps in a folder, by the cards they are of: `<game>/<card id>.webp`, or
// under the names that scans of a set come with, in whatever folder: `common/001-130_HIRUZEN_SARUTOBI.webp` has the number
// and the English name of its card.
// Invariant: only images of cards on the shelf are in here, so nothing else in the folder can be reached.

import { readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Game } from '@sleight/kernel';

/** Paths of images by `<game>/<card>`. */
export type OwnImages = ReadonlyMap<string, string>;

export const imageTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.avif': 'image/avif',
};

/** Folders that scans of a set come in tell the prints of one number apart. */
const rarities: Readonly<Record<string, string>> = {
  common: 'C',
  uncommon: 'UC',
  rare: 'R',
  rare_art: 'RA',
  secret: 'S',
  secret_variant: 'SV',
  mythos: 'M',
  mythos_variant: 'MV',
  legendary: 'L',
  mission: 'MISSION',
};

/** Other prints of a card: an image in one of their folders is never taken for the card's first print. */
const variantRarities: ReadonlySet<string> = new Set(['RA', 'SV', 'MV']);

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Number and name as files have them: without accents, in capitals, an underscore for whatever is no letter or digit. */
const keyOf = (number: string | number, name: string): string => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return `${Number(number)} ${plain.replace(/[^A-Z0-9]+/g, '_').replace(/^_|_$/g, '')}`;
};

/** "001-130_HIRUZEN_SARUTOBI", "MSS 01_CALL_FOR_SUPPORT": letters, the number, perhaps of how many, then the name. */
const SCAN = /^[A-Z]*[ _-]?(\d+)(?:-\d+)?[ _](.+)$/i;

/** "108-130 A_SHIKAMARU_NARA": the letter says that it is the rare art of its number, in whatever folder. */
const RARE_ART = /^A[ _](.+)$/i;

/** Every name an image may have, with the card it is then of. */
function namesOf({ id: game, cardFiles, cards }: Game): [string, string][] {
  const names = new Map(cards().map(({ id, name }) => [id, name.en]));
  return cardFiles.filter(isFields).flatMap((file) => {
    const variants = Array.isArray(file.variants) ? file.variants.filter(isFields) : [];
    const ids = [file, ...variants].map(({ id }): [string, string] => [`${game}/${id}`, `${game}/${id}`]);
    const number = /(\d+)$/.exec(String(file.id))?.[1];
    if (number === undefined) return ids;
    const key = keyOf(number, names.get(String(file.id)) ?? '');
    const scans = [file, ...variants].map(({ id, rarity }): [string, string] => [
      `${rarity} ${key}`,
      `${game}/${id}`,
    ]);
    return [...ids, ...scans, [key, `${game}/${file.id}`]];
  });
}

/** From the surest to the vaguest. */
function namesIn(path: string): readonly string[] {
  const folder = basename(dirname(path));
  const stem = basename(path, extname(path));
  const byId = `${folder}/${stem}`;
  const [, number, name] = SCAN.exec(stem) ?? [];
  if (number === undefined) return [byId];
  const rareName = RARE_ART.exec(name)?.[1];
  const asRareArt = rareName === undefined ? [] : [`RA ${keyOf(number, rareName)}`];
  const key = keyOf(number, name);
  const rarity = rarities[folder];
  return [byId, ...asRareArt, `${rarity} ${key}`, ...(variantRarities.has(rarity) ? [] : [key])];
}

const typeOf = (path: string): string | undefined => imageTypes[extname(path).toLowerCase()];

export function ownImages(shelf: readonly Game[], folder: string | null): OwnImages {
  if (folder === null) return new Map();
  // Of several prints of one rarity the first is meant.
  const names = new Map(shelf.flatMap(namesOf).reverse());
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const found = files
    .filter((file) => typeOf(file) !== undefined)
    .flatMap((file) => {
      const path = join(folder, file);
      const meant = namesIn(path).map((name) => names.get(name));
      const vagueness = meant.findIndex((card) => card !== undefined);
      const card = meant[vagueness];
      return card === undefined ? [] : [{ card, path, vagueness }];
    });
  // Of several images of one card the surest is taken.
  return new Map(
    found.toSorted((a, b) => b.vagueness - a.vagueness).map(({ card, path }) => [card, path] as const),
  );
}
