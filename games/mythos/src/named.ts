// Finding a card by what people call it, in scenarios and expectations: its id, its English name where only one
// card has it, or "Name, Title". Case does not matter.

import type { Book, Def } from '@sleight/kernel/book';
import type { Card } from './cards/schema';

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** "Naruto Uzumaki, Genin of the Leaf Village", or the name alone for cards without a title. */
export const fullName = (card: Card): string =>
  card.kind === 'character' ? `${card.name.en}, ${card.title.en}` : card.name.en;

/** Every unambiguous way to call a card, in lower case, and its id. */
export function nicknames(cards: readonly Card[]): ReadonlyMap<string, string> {
  const called = new Map<string, string>();
  const shared = new Set<string>();
  const names = cards.map((card) => plain(card.name.en));
  for (const name of names) if (names.indexOf(name) !== names.lastIndexOf(name)) shared.add(name);
  for (const card of cards) {
    called.set(plain(card.id), card.id);
    called.set(plain(fullName(card)), card.id);
    const name = plain(card.name.en);
    if (!shared.has(name)) called.set(name, card.id);
  }
  return called;
}

/** A book that knows its cards and what they are called. */
interface Called extends Book {
  readonly cards: readonly Card[];
  readonly nicknames: ReadonlyMap<string, string>;
}

/** The card of that name, or a sentence that says why there is none. */
export function defNamed(book: Called, name: string): Def | string {
  const id = book.nicknames.get(plain(name));
  if (id !== undefined) return book.defs[book.byId.get(id) ?? 0];
  const sharing = book.cards.filter((card) => plain(card.name.en) === plain(name));
  if (sharing.length === 0) return `there is no card called "${name}"`;
  return `several cards are called "${name}": say ${sharing.map((card) => card.id).join(', ')}`;
}

/** Definitions that a name may mean: one, or every card that shares it. */
export function defsNamed(book: Called, name: string): number[] {
  const def = defNamed(book, name);
  if (typeof def !== 'string') return [def.index];
  return book.cards.flatMap((card, i) => (plain(card.name.en) === plain(name) ? [i + 1] : []));
}
