// A player: it sees one seat's view, remembers its facts, and answers with an option code.
// Invariant: a position contains nothing its seat may not know, so a player cannot peek (law 11).
// Read next: levels.ts for the players, match.ts for two of them at a table.

import { type Book, type Fact, type Play, type Seat, type State, view } from '@sleight/kernel';
import type { OptionCode } from '@sleight/kernel/ids';
import { logistic } from '@sleight/kernel/maths';
import type { Game, Weights } from '@sleight/kit';
import type { Lists } from './lists';

/** A player's needs from a game: the evaluator, where a player turn ends, the useful facts. */
export type Judge = Pick<Game, 'evaluate' | 'isTurn' | 'thinking'>;

export interface Position {
  readonly judge: Judge;
  readonly book: Book;
  /** The table as `seat` sees it. */
  readonly view: State;
  readonly seat: Seat;
  /** The seat's belief about both lists. */
  readonly lists: Lists;
  /** The facts so far, redacted for the seat; empty if facts are not kept. */
  readonly memory: readonly Fact[];
  /** A character's weights; the game's own by default. */
  readonly weights?: Weights;
}

/**
 * The limit of a thought: a number of iterations, always the same; or a time, for play. Wall-clock time unless the
 * caller brings another clock, in milliseconds.
 */
export type Budget = { readonly iterations: number } | { readonly ms: number; readonly clock?: () => number };

/** An option and its estimated chance to win. */
export interface RatedOption {
  readonly code: OptionCode;
  readonly win: number;
}

export interface Thought {
  /** The pick. */
  readonly code: OptionCode;
  /** The following picks, if one thought has several. */
  readonly then?: readonly OptionCode[];
  /** The options considered, best first. */
  readonly options: readonly RatedOption[];
}

/** Thinks about the options of the position's seat. `rng` is the player's own dice. */
export type Thinker = (position: Position, rng: number[], budget: Budget) => Thought;

/** A thinker with its budget. */
export type Player = (position: Position, rng: number[]) => Thought;

/** A seat's evaluation, in log-odds, with the position's own weights. */
export type Evaluate = (p: Play, seat: Seat) => number;

export function evaluatorOf({ judge, book, weights }: Position): Evaluate {
  const { evaluate } = judge;
  if (evaluate === undefined) throw new Error(`${book.game} has no evaluator`);
  return weights === undefined ? evaluate : (p, seat) => evaluate(p, seat, weights);
}

/** The chance to win for these log-odds. */
export const winChance = logistic;

/** A player's whole input: made from the state, never the state itself. */
export const positionOf = (
  judge: Judge,
  book: Book,
  s: State,
  seat: Seat,
  lists: Lists,
  memory: readonly Fact[] = [],
): Position => ({ judge, book, view: view(book, s, seat), seat, lists, memory });
