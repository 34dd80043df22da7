// The rules of a match. Read next: compiled-rulebooks.ts, which compiles it.

import type { Book } from '@sleight/kernel';
import type { Edition, Game } from '@sleight/kit';

export interface Rulebook {
  /** Names its two snapshots. */
  readonly id: string;
  readonly game: Game;
  readonly book: Book;
  /** The source from which a thread compiles the same rulebook. */
  readonly edition: Edition;
}

/** A rulebook for a thread, which requests the edition if it has not compiled it yet. */
export type RulebookRef = Pick<Rulebook, 'id' | 'edition'>;
