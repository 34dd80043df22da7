// Finding a card by what people call it, in scenarios and expectations: its number, or its English name where only one
// card has it. Case does not matter.

import type { Book, Def } from '@sleight/kernel/book';
import type { Card } from './cards/schema';

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Every unambiguous way to call a card, in lower case, and its id. */
export function nicknames(cards: readonly Card[]): ReadonlyMap<string, string> {
  const names = cards.map((card) => plain(card.name.en));
  const called = new Map<string, string>();
  cards.forEach(({ id }, i) => {
    called.set(plain(id), id);
    if (names.indexOf(names[i]) === names.lastIndexOf(names[i])) called.set(names[i], id);
  });
  return called;
}

/** A book that knows its cards and what they are called. */
interface Called extends Book {
  readonly cards: readonly Card[];
  readonly nicknames: ReadonlyMap<string, string>;
}

const sharing = (book: Called, name: string): readonly Card[] =>
  book.cards.filter((card) => plain(card.name.en) === plain(name));

/** The card of that name, or a sentence that says why there is none. */
export function defNamed(book: Called, name: string): Def | string {
  const id = book.nicknames.get(plain(name));
  if (id !== undefined) return book.defs[book.byId.get(id) ?? 0];
  const cards = sharing(book, name);
  if (cards.length === 0) return `there is no card called "${name}"`;
  return `several cards are called "${name}": say ${cards.map((card) => card.id).join(', ')}`;
}

/** Definitions that a name may mean: one, or every card that shares it. */
export function defsNamed(book: Called, name: string): number[] {
  const def = defNamed(book, name);
  if (typeof def !== 'string') return [def.index];
  return sharing(book, name).map((card) => book.byId.get(card.id) ?? 0);
}
