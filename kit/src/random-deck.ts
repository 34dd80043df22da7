// The parts of every game's random decks. `below(n)` draws a whole number from 0 to n - 1.

import { ensure } from '@sleight/kernel/ensure';
import { type Refusal, refusal } from '@sleight/kernel/problems';

export type Below = (n: number) => number;

/** A copy in random order. */
export function shuffled<T>(items: readonly T[], below: Below): T[] {
  const list = items.slice();
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const moved = ensure(list[i], 'item', i);
    list[i] = ensure(list[j], 'item', j);
    list[j] = moved;
  }
  return list;
}

/** No deck can be dealt, and why. */
export const noDeck = (en: string, fr: string): Refusal =>
  refusal({
    en: `No legal deck exists under these rules: ${en}`,
    fr: `Aucun deck légal avec ces règles\u202f: ${fr}`,
  });
