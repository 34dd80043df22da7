// Finding a card by what people call it, in scenarios and expectations: its id, its English name where only one
// card has it, or a longer name that the game gives it. Case does not matter.

import type { Book, Def } from '@sleight/kernel/book';
import { ensure } from '@sleight/kernel/ensure';
import type { DefIndex } from '@sleight/kernel/ids';

interface Named {
  readonly id: string;
  readonly name: { readonly en: string };
}

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Every unambiguous way to call a card, in lower case, and its id. `longName` is unique where it differs from the name. */
export function nicknames<C extends Named>(
  cards: readonly C[],
  longName?: (card: C) => string,
): ReadonlyMap<string, string> {
  const named = cards.map((card) => ({ card, name: plain(card.name.en) }));
  const times = new Map<string, number>();
  for (const { name } of named) times.set(name, (times.get(name) ?? 0) + 1);
  const called = new Map<string, string>();
  for (const { card, name } of named) {
    called.set(plain(card.id), card.id);
    if (longName !== undefined) called.set(plain(longName(card)), card.id);
    if (times.get(name) === 1) called.set(name, card.id);
  }
  return called;
}

/** A book that knows its cards and their names. */
interface Called extends Book {
  readonly cards: readonly Named[];
  readonly nicknames: ReadonlyMap<string, string>;
}

const sharing = (book: Called, name: string): readonly Named[] =>
  book.cards.filter((card) => plain(card.name.en) === plain(name));

/** The card with that name, or a sentence with the problem. */
export function defNamed(book: Called, name: string): Def | string {
  const id = book.nicknames.get(plain(name));
  if (id !== undefined) return ensure(book.defs[book.byId.get(id) ?? 0], 'card definition', id);
  const cards = sharing(book, name);
  if (cards.length === 0) return `there is no card called "${name}"`;
  return `several cards are called "${name}": say ${cards.map((card) => card.id).join(', ')}`;
}

/** Definitions that a name may mean: one, or every card that shares it. */
export function defsNamed(book: Called, name: string): DefIndex[] {
  const def = defNamed(book, name);
  if (typeof def !== 'string') return [def.index];
  return sharing(book, name).map((card) => book.byId.get(card.id) ?? 0);
}
