// What a player is: it sees one seat's view and answers with an option code.
// Invariant: a position holds nothing that its seat may not know, so a player cannot peek (law 11).
// Read next: greedy.ts for a player that thinks, match.ts for two of them at a table.

import {
  type Book,
  type DeckList,
  type Game,
  type Prior,
  type Seat,
  type State,
  view,
} from '@sleight/kernel';

/** What a player needs of a game: how to judge a position, and where a player turn ends. */
export type Judge = Pick<Game, 'evaluate' | 'isTurn'>;

export interface Position {
  readonly judge: Judge;
  readonly book: Book;
  /** The table as `seat` sees it. */
  readonly view: State;
  readonly seat: Seat;
  /** What the seat believes both lists to be: its own exactly, the other's as a guess. */
  readonly prior: Prior;
}

/** Picks one of the options that are open to the position's seat. `rng` is the player's own dice. */
export type Player = (position: Position, rng: number[]) => number;

const defsOf = (book: Book, { cards }: DeckList): number[] =>
  cards.map((id) => {
    const def = book.byId.get(id);
    if (def === undefined) throw new Error(`there is no card called ${id}`);
    return def;
  });

/** A seat knows its own list; without a public list it takes the other one's to be like its own. */
export function priorOf(book: Book, seat: Seat, own: DeckList, theirs: DeckList | null): Prior {
  const mine = defsOf(book, own);
  const guess = theirs === null ? mine : defsOf(book, theirs);
  return seat === 0 ? [mine, guess] : [guess, mine];
}

/** All that a player is told: from the state it is made, and never the state itself. */
export const positionOf = (judge: Judge, book: Book, s: State, seat: Seat, prior: Prior): Position => ({
  judge,
  book,
  view: view(book, s, seat),
  seat,
  prior,
});
