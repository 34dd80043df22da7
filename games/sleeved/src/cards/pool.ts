// Every Sleeved card, read from its file and checked, in card order.
// Invariant: loading fails, naming the file's id, if any file does not fit its schema.
// Next: schema.ts for the files, index.generated.ts for the list of them.

import { fieldProblems, refusalOf } from '@sleight/kernel/problems';
import { z } from 'zod';
import { cardFiles } from './index.generated';
import { type Card, cardSchema } from './schema';

const named = z.looseObject({ id: z.string() });

/** Reads one file; a scenario's may leave out its name. */
export function readCard(file: unknown): Card {
  const loose = named.safeParse(file);
  if (!loose.success) throw refusalOf({ en: 'cards', fr: 'cartes' }, fieldProblems(named, file));
  const { id } = loose.data;
  const whole = { name: { en: id, fr: id }, ...loose.data };
  const read = cardSchema.safeParse(whole);
  if (!read.success) throw refusalOf({ en: id, fr: id }, fieldProblems(cardSchema, whole));
  return read.data;
}

const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a.number - b.number);

/** Reads the cards of an edition. */
export const readPool = (files: readonly unknown[]): readonly Card[] => inOrder(files.map(readCard));

export const allCards: readonly Card[] = readPool(cardFiles);

/** The pool with more cards; one with a known id changes the fields it names ("active", say) and keeps the rest. */
export function withCards(pool: readonly Card[], files: readonly unknown[]): Card[] {
  const cards = pool.slice();
  for (const file of files) {
    const loose = named.safeParse(file);
    const at = loose.success ? cards.findIndex((card) => card.id === loose.data.id) : -1;
    if (at < 0 || !loose.success) cards.push(readCard(file));
    else cards[at] = readCard({ ...cards[at], ...loose.data });
  }
  return inOrder(cards);
}
