// The operator's own card images, indexed by card: `<game>/<card id>.webp`, or in any folder under the usual names of
// scans: `common/001-130_HIRUZEN_SARUTOBI.webp` has the number and the English name of its card.
// Invariant: only images of known cards are indexed, so nothing else in the folder can be reached.

import { readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Game } from '@sleight/kit';

/** Paths of images by `<game>/<card>`. */
export type OwnImages = ReadonlyMap<string, string>;

const imageTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.avif': 'image/avif',
};

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Number and name as in file names: no accents, capitals, an underscore for anything but letters and digits. */
const keyOf = (number: string | number, name: string): string => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return `${Number(number)} ${plain.replace(/[^A-Z0-9]+/g, '_').replace(/^_|_$/g, '')}`;
};

/** "001-130_HIRUZEN_SARUTOBI", "MSS 01_CALL_FOR_SUPPORT": letters, the number, optionally the total, then the name. */
const SCAN = /^[A-Z]*[ _-]?(\d+)(?:-\d+)?[ _](.+)$/i;

/** "108-130 A_SHIKAMARU_NARA": the letter marks the rare art of its number, in any folder. */
const RARE_ART = /^A[ _](.+)$/i;

const variantsIn = (file: Fields): readonly Fields[] =>
  Array.isArray(file.variants) ? file.variants.filter(isFields) : [];

/** Scans of a set distinguish the prints of one number by folder: the English name of the rarity, as in "rare_art". */
const folderOf = ({ legend }: Game, rarity: unknown): string =>
  legend.rarities[String(rarity)]?.en.toLowerCase().replaceAll(' ', '_') ?? '';

/** Every accepted image name, with its card. */
function namesOf(game: Game): [string, string][] {
  const names = new Map(game.cards().map(({ id, name }) => [id, name.en]));
  return game.cardFiles.filter(isFields).flatMap((file) => {
    const prints = [file, ...variantsIn(file)];
    const ids = prints.map(({ id }): [string, string] => [`${game.id}/${id}`, `${game.id}/${id}`]);
    const number = /(\d+)$/.exec(String(file.id))?.[1];
    if (number === undefined) return ids;
    const key = keyOf(number, names.get(String(file.id)) ?? '');
    const scans = prints.map(({ id, rarity }): [string, string] => [
      `${folderOf(game, rarity)} ${key}`,
      `${game.id}/${id}`,
    ]);
    return [...ids, ...scans, [key, `${game.id}/${file.id}`]];
  });
}

/** The folders of other prints: an image in one of them is never used for a card's first print. */
const variantFolders = (shelf: readonly Game[]): ReadonlySet<string> =>
  new Set(
    shelf.flatMap((game) =>
      game.cardFiles
        .filter(isFields)
        .flatMap(variantsIn)
        .map(({ rarity }) => folderOf(game, rarity)),
    ),
  );

/** From the most to the least specific. */
function namesIn(path: string, variants: ReadonlySet<string>): readonly string[] {
  const folder = basename(dirname(path));
  const stem = basename(path, extname(path));
  const byId = `${folder}/${stem}`;
  const [, number, name] = SCAN.exec(stem) ?? [];
  if (number === undefined || name === undefined) return [byId];
  const rareName = RARE_ART.exec(name)?.[1];
  const asRareArt = rareName === undefined ? [] : [`rare_art ${keyOf(number, rareName)}`];
  const key = keyOf(number, name);
  return [byId, ...asRareArt, `${folder} ${key}`, ...(variants.has(folder) ? [] : [key])];
}

export const typeOf = (path: string): string | undefined => imageTypes[extname(path).toLowerCase()];

export function ownImages(shelf: readonly Game[], folder: string | null): OwnImages {
  if (folder === null) return new Map();
  // Of several prints of one rarity, the first is used.
  const names = new Map(shelf.flatMap(namesOf).reverse());
  const variants = variantFolders(shelf);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const found = files
    .filter((file) => typeOf(file) !== undefined)
    .flatMap((file) => {
      const path = join(folder, file);
      const meant = namesIn(path, variants).map((name) => names.get(name));
      const vagueness = meant.findIndex((card) => card !== undefined);
      const card = meant[vagueness];
      return card === undefined ? [] : [{ card, path, vagueness }];
    });
  // Of several images of one card, the most specific name wins.
  return new Map(
    found.toSorted((a, b) => b.vagueness - a.vagueness).map(({ card, path }) => [card, path] as const),
  );
}
