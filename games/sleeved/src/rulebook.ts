// Sleeved's additions to the kernel's book: the snapshot of rules and cards of a match.
// Next: book.ts, which compiles one.

import type { Book } from '@sleight/kernel/book';
import { type CardBook, narrowing } from '@sleight/kit/card-book';
import type { Card } from './cards/schema';
import type { Layer } from './composition';
import type { Rules } from './rules';

/** A card in a stack: its layer below the following ones and, for a sleeve, above everything. */
export interface Parts {
  readonly under: Layer;
  readonly over: Layer | null;
}

/** Its cards are the active ones, in card order. */
export interface SleevedBook extends CardBook<Rules, Card> {
  /** By definition. */
  readonly parts: readonly Parts[];
}

export function isSleeved(book: Book): book is SleevedBook {
  return book.game === 'sleeved' && 'parts' in book;
}

export const asSleeved = narrowing('Sleeved', isSleeved);
