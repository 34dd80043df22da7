// What a match is played by. Read next: rulebooks.ts, which compiles it.

import type { Book, Edition, Game } from '@sleight/kernel';

export interface Rulebook {
  /** Names the snapshots it is compiled from. */
  readonly id: string;
  readonly game: Game;
  readonly book: Book;
  /** What a thread compiles the same rulebook from. */
  readonly edition: Edition;
}

/** A rulebook on its way to a thread, which asks for the edition if it has not compiled it yet. */
export type RulebookRef = Pick<Rulebook, 'id' | 'edition'>;
