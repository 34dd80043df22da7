// The strength of a card in the arena: what is printed, changed by abilities, never below 0.

import type { Play } from '@sleight/kernel/book';
import { defOf, objAt } from '@sleight/kernel/objects';
import { type Obj, SEATS, type Seat } from '@sleight/kernel/state';
import { ARENA, BONUS } from './places';

export const strength = (p: Play, card: Obj): number =>
  Math.max(0, defOf(p, card).printed[0] + card.marks[BONUS]);

/** The stronger card's player; null for a tie, or while a card is missing. */
export function ahead(p: Play): Seat | null {
  const [a, b] = SEATS.map((seat) => objAt(p.s, ARENA + seat));
  if (a === null || b === null) return null;
  const lead = strength(p, a) - strength(p, b);
  return lead > 0 ? 0 : lead < 0 ? 1 : null;
}
