// What a player is: it sees one seat's view, remembers what it was told, and answers with an option code.
// Invariant: a position holds nothing that its seat may not know, so a player cannot peek (law 11).
// Read next: levels.ts for the players there are, match.ts for two of them at a table.

import {
  type Book,
  type Fact,
  type Game,
  type Play,
  type Seat,
  type State,
  view,
  type Weights,
} from '@sleight/kernel';
import { logistic } from '@sleight/kernel/maths';
import type { Lists } from './lists';

/** What a player needs of a game: how to judge a position, where a player turn ends, what is worth knowing of it. */
export type Judge = Pick<Game, 'evaluate' | 'isTurn' | 'thinking'>;

export interface Position {
  readonly judge: Judge;
  readonly book: Book;
  /** The table as `seat` sees it. */
  readonly view: State;
  readonly seat: Seat;
  /** What the seat believes both lists to be. */
  readonly lists: Lists;
  /** What happened so far, redacted for the seat; empty where nobody keeps it. */
  readonly memory: readonly Fact[];
  /** Weights of a character; the game's own if absent. */
  readonly weights?: Weights;
}

/**
 * How long to think: a number of iterations, always the same; or a time, for play. Time is the wall's unless the caller
 * brings another clock, in milliseconds.
 */
export type Budget = { readonly iterations: number } | { readonly ms: number; readonly clock?: () => number };

/** An option and the chance to win that the player gives it. */
export interface Considered {
  readonly code: number;
  readonly win: number;
}

export interface Thought {
  /** What the player picks. */
  readonly code: number;
  /** What it picks right after that, where one thought has several picks. */
  readonly then?: readonly number[];
  /** The options it looked at, best first. */
  readonly options: readonly Considered[];
}

/** Thinks about one of the options that are open to the position's seat. `rng` is the player's own dice. */
export type Thinker = (position: Position, rng: number[], budget: Budget) => Thought;

/** A thinker with its budget. */
export type Player = (position: Position, rng: number[]) => Thought;

/** How a seat stands, in log-odds, with the position's own weights. */
export type Evaluate = (p: Play, seat: Seat) => number;

export function evaluatorOf({ judge, book, weights }: Position): Evaluate {
  const { evaluate } = judge;
  if (evaluate === undefined) throw new Error(`${book.game} has no evaluator`);
  return weights === undefined ? evaluate : (p, seat) => evaluate(p, seat, weights);
}

/** The chance to win that log-odds stand for. */
export const winChance = logistic;

/** All that a player is told: from the state it is made, and never the state itself. */
export const positionOf = (
  judge: Judge,
  book: Book,
  s: State,
  seat: Seat,
  lists: Lists,
  memory: readonly Fact[] = [],
): Position => ({ judge, book, view: view(book, s, seat), seat, lists, memory });
