// What Sleeved keeps beside the kernel's book: the snapshot of rules and cards a match is played with.
// Next: book.ts, which compiles one.

import type { Book } from '@sleight/kernel/book';
import type { Card } from './cards/schema';
import type { Layer } from './composition';
import type { Rules } from './rules';

/** A card as it lies in a stack: below what is put on it and, for a sleeve, above everything. */
export interface Parts {
  readonly under: Layer;
  readonly over: Layer | null;
}

export interface SleevedBook extends Book {
  readonly rules: Rules;
  /** The active cards, in card order. */
  readonly cards: readonly Card[];
  /** By definition. */
  readonly parts: readonly Parts[];
}

export function isSleeved(book: Book): book is SleevedBook {
  return book.game === 'sleeved' && 'parts' in book;
}

/** The Sleeved side of a book that came through the kernel's types. */
export function asSleeved(book: Book): SleevedBook {
  if (!isSleeved(book)) throw new Error(`a book of ${book.game} is not a Sleeved book`);
  return book;
}
