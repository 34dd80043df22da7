// Finds a card or an ongoing effect by name, in scenarios and expectations.
// A card is named by its id or English name; an effect by a card that grants it, its text, or the ability itself.

import type { Def } from '@sleight/kernel/book';
import type { Ability } from './ability';
import type { TerritoryBook } from './book';

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.\s]+$/, '');

export const defNamed = (book: TerritoryBook, name: string): Def | undefined =>
  book.defs.find((def) => def.index > 0 && (def.id === plain(name) || plain(def.name.en) === plain(name)));

/** The lines that ongoing effects carry, with the card that gives each. */
function granted(book: TerritoryBook): { line: number; giver: string }[] {
  return book.lines
    .filter((line) => line.granted)
    .map((line) => ({ line: line.index, giver: book.code[line.code].name.replace(/ \(granted\)$/, '') }));
}

const same = (a: Ability, b: Ability): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Lines that read the same in the same book are the same effect to a player. */
export const sameEffect = (book: TerritoryBook, a: number, b: number): boolean =>
  a === b || same(book.abilities[a], book.abilities[b]);

/** The line of the effect with this name, or a sentence with the problem. */
export function effectNamed(book: TerritoryBook, name: string | Ability): number | string {
  const all = granted(book);
  if (typeof name !== 'string') {
    const found = all.find(({ line }) => same(book.abilities[line], name));
    return found?.line ?? 'no card of this set gives that effect; add one under "cards" that does';
  }
  const giver = defNamed(book, name);
  if (giver !== undefined) {
    const given = all.filter((effect) => effect.giver === giver.id);
    if (given.length === 1) return given[0].line;
    return `"${name}" gives ${given.length === 0 ? 'no effect' : 'several effects: say the text of one'}`;
  }
  const found = all.find(({ line }) => plain(book.textOf(book.lines[line]).en) === plain(name));
  return found?.line ?? `no card of this set gives the effect "${name}"; add one under "cards" that does`;
}
