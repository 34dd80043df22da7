// Thinking: what a game tells the players that search, besides its rules. Search knows no game and is handed this.
// Promise: results depend on the position and the redacted facts that are passed in, and on nothing else. Positions are
// views, or worlds imagined from one; never the true state. Everything is optional: without it, players search by the
// rules alone.

import type { Play } from '@sleight/kernel/book';
import type { Fact } from '@sleight/kernel/fact';
import type { OptionCode } from '@sleight/kernel/ids';
import type { Seat, State } from '@sleight/kernel/state';

/** The weight of each feature of a position, by name. */
export type Weights = Readonly<Record<string, number>>;

/** A position as a few numbers, each seat 0's minus seat 1's, and what each is worth in log-odds of winning. */
export interface Evaluator {
  readonly features: readonly string[];
  readonly weights: Weights;
  numbers(p: Play): Weights;
}

/** All that a seat picks in secret while the other does too: the picks in order, and what they come to. */
export interface Commit {
  readonly codes: readonly OptionCode[];
  /** Its strength by itself, against any card. */
  readonly strength: number;
  /** The input of `payoffs`. */
  readonly numbers: readonly number[];
}

/** Seat 0's chance to win once each of its commits (rows) has met each of seat 1's (columns). */
export type Payoffs = (first: readonly Commit[], second: readonly Commit[]) => number[][];

/** A decision that both seats make at once, as a matrix game. */
export interface Sealed {
  /** The commits still open to a seat, without duplicates and without those that another beats in everything. */
  commits(p: Play, seat: Seat): readonly Commit[];
  /** How commits are judged in this position, by the game's own weights or a character's. */
  payoffs(p: Play, weights?: Weights): Payoffs;
}

/** How far a player looks ahead. */
export interface Reach {
  /** How many options of the first look are searched, in how many worlds, how many turns deep. */
  readonly kept: number;
  readonly worlds: number;
  readonly turns: number;
  /** How many options are followed at a turn, and at a choice within one. */
  readonly beam: number;
  readonly narrow: number;
  /** Positions that one option may look at in one world. */
  readonly looks: number;
  /** After so many rounds (`book.turn`) it stops, however few turns that took; for games whose rounds have many. */
  readonly rounds: number;
}

/** A game's knowledge for the search, besides its rules. Search knows no game and is handed this. */
export interface Thinking {
  readonly evaluator?: Evaluator;
  /** Kinds of option codes that only hand on: pass, end the turn. */
  readonly passes?: readonly number[];
  /** Kinds of option codes that hide something or hand on: between equals a player mixes, so as not to be read. */
  readonly bluffs?: readonly number[];
  /** Is this a legal option that never helps? Players leave those out; something else must remain. */
  pointless?(p: Play, seat: Seat, code: OptionCode): boolean;
  /** The public part of a pick, as a code; the pick itself if absent. */
  shown?(code: OptionCode): OptionCode;
  /** Which round of the match it is, where a turn of the book is less than that. Looking ahead may stop where it ends. */
  round?(s: State): number;
  /**
   * How well a world that `seat` imagines fits what it remembers, from 0 to 1. `memory` is what happened so far,
   * redacted for the seat.
   */
  plausible?(p: Play, seat: Seat, memory: readonly Fact[]): number;
  readonly sealed?: Sealed;
  /** How far levels look ahead (the expert: before its tree begins), where the usual does not suit the game. */
  readonly reach?: {
    readonly medium?: Partial<Pick<Reach, 'worlds' | 'looks'>>;
    readonly hard?: Partial<Reach>;
    readonly expert?: Partial<Reach>;
  };
  /** Numbers of the expert's search (`SearchPlan` in search) that differ from the usual ones. */
  readonly plan?: Readonly<Record<string, number>>;
  /** The factors of bold and patient characters, by feature: above 1 values it more. */
  readonly styles?: Readonly<Partial<Record<'bold' | 'patient', Weights>>>;
}

export interface GameThinking {
  /**
   * How `seat` stands in an open match: 0 is even, positive is good for the seat, and `evaluate(p, 0)` is
   * `-evaluate(p, 1)`. The scale is that of log-odds, as near as the weights come: 1 is a win in about 3 of 4 matches,
   * 3 in about 19 of 20. Other `weights` than the game's own make another character.
   */
  evaluate?(p: Play, seat: Seat, weights?: Weights): number;

  readonly thinking?: Thinking;
}
