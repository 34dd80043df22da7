// Finds the card a person means by its name in either language, its id, or the beginning of one.
// Invariant: never guesses between two cards; it names them instead.
// Read next: play.ts, which asks.

import type { Book, Said } from '@sleight/kernel';

/** Without capitals, accents and marks: "Éclaireur" and "eclaireur" are the same word. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export type Found = { readonly def: number } | { readonly problem: Said };

const LISTED = 8;

export function findCard(book: Book, asked: string): Found {
  const wanted = plain(asked);
  const cards = book.defs.filter(({ index }) => index > 0);
  const namesOf = (index: number): string[] => {
    const { id, name } = book.defs[index];
    return [id, name.en, name.fr].map(plain);
  };
  if (wanted === '') return { problem: { en: 'Which card?', fr: 'Quelle carte\u202f?' } };
  const exact = cards.filter(({ index }) => namesOf(index).includes(wanted));
  const near = cards.filter(({ index }) => namesOf(index).some((name) => name.startsWith(wanted)));
  const found = exact.length > 0 ? exact : near;
  if (found.length === 1) return { def: found[0].index };
  if (found.length === 0) {
    return {
      problem: {
        en: `There is no card called "${asked}".`,
        fr: `Il n'y a pas de carte «\u202f${asked}\u202f».`,
      },
    };
  }
  const list = (language: keyof Said): string =>
    found
      .slice(0, LISTED)
      .map((def) => def.name[language])
      .join(', ');
  return {
    problem: { en: `Which one: ${list('en')}?`, fr: `Laquelle\u202f: ${list('fr')}\u202f?` },
  };
}
