// The images of cards that the owner of the server keeps in a folder, by the cards they are of.
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

/** Folders that are named after a rarity hold files that begin with the number of a card. */
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

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Every name an image may have, with the card it is then of. */
function namesOf({ id: game, cardFiles }: Game): [string, string][] {
  return cardFiles.filter(isFields).flatMap((file) => {
    const variants = Array.isArray(file.variants) ? file.variants.filter(isFields) : [];
    const prints = [file, ...variants].flatMap(({ id, rarity }): [string, string][] => [
      [`${game}/${id}`, `${game}/${id}`],
      // The first of several prints with one number and one rarity is meant.
      [`${rarity} ${file.number}`, `${game}/${id}`],
    ]);
    return typeof file.number === 'number' ? prints : prints.filter(([name]) => name.startsWith(`${game}/`));
  });
}

function nameOf(path: string): readonly string[] {
  const folder = basename(dirname(path));
  const stem = basename(path, extname(path));
  const [number] = /\d+/.exec(stem) ?? [];
  const rarity = rarities[folder];
  const byNumber = rarity === undefined || number === undefined ? [] : [`${rarity} ${Number(number)}`];
  return [`${folder}/${stem}`, ...byNumber];
}

export function ownImages(shelf: readonly Game[], folder: string | null): OwnImages {
  if (folder === null) return new Map();
  const names = new Map(shelf.flatMap(namesOf).reverse());
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => extname(file) in imageTypes)
      .flatMap((file): [string, string][] => {
        const path = join(folder, file);
        const card = nameOf(path)
          .map((name) => names.get(name))
          .find((found) => found !== undefined);
        return card === undefined ? [] : [[card, path]];
      }),
  );
}
