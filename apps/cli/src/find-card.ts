// Finds a card by its name in either language, its id, or the beginning of one.
// Invariant: it never guesses between two cards; it lists them instead.
// Read next: play.ts, which uses it.

import type { Book, Said } from '@sleight/kernel';
import type { Def } from '@sleight/kernel/book';
import type { DefIndex } from '@sleight/kernel/ids';

/** Without capitals, accents and marks: "Éclaireur" and "eclaireur" are the same word. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export type CardLookup = { readonly def: DefIndex } | { readonly problem: Said };

const LISTED = 8;

export function findCard(book: Book, asked: string): CardLookup {
  const wanted = plain(asked);
  const cards = book.defs.filter(({ index }) => index > 0);
  const namesOf = ({ id, name }: Def): string[] => [id, name.en, name.fr].map(plain);
  if (wanted === '') return { problem: { en: 'Which card?', fr: 'Quelle carte\u202f?' } };
  const exact = cards.filter((card) => namesOf(card).includes(wanted));
  const near = cards.filter((card) => namesOf(card).some((name) => name.startsWith(wanted)));
  const found = exact.length > 0 ? exact : near;
  const [first] = found;
  if (first === undefined) {
    return {
      problem: {
        en: `There is no card called "${asked}".`,
        fr: `Il n’y a pas de carte «\u202f${asked}\u202f».`,
      },
    };
  }
  if (found.length === 1) return { def: first.index };
  const list = (language: keyof Said): string =>
    found
      .slice(0, LISTED)
      .map((def) => def.name[language])
      .join(', ');
  return {
    problem: { en: `Which one: ${list('en')}?`, fr: `Laquelle\u202f: ${list('fr')}\u202f?` },
  };
}
