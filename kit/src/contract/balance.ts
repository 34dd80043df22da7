// Balance: self-play that measures how often rounds are won with each card. Optional.
// Promise: the same plan gives the same report, and `progress` never goes backwards.

import type { Book, Said } from '@sleight/kernel/book';

/** How often rounds are won with one card. */
export interface CardFigure {
  readonly id: string;
  readonly name: Said;
  /** Decided rounds in which it took part. */
  readonly decided: number;
  readonly won: number;
  readonly share: number;
}

export interface BalanceReport {
  readonly game: string;
  readonly policy: string;
  readonly games: number;
  /** The shares that count as balanced. */
  readonly band: readonly [number, number];
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly rounds: { readonly mean: number; readonly fewest: number; readonly most: number };
  /** Shares of rounds in which both, one or none of the cards survived. */
  readonly survivors: { readonly both: number; readonly one: number; readonly none: number };
  readonly cards: readonly CardFigure[];
  readonly outside: readonly CardFigure[];
}

export interface BalancePlan {
  readonly games: number;
  readonly seed: string;
  readonly policy: string;
  progress?(done: number): void;
}

/** Self-play that says how often rounds are won with each card. */
export interface Balance {
  /** The players it can be measured with, the one to use first. */
  readonly policies: readonly string[];
  measure(book: Book, plan: BalancePlan): BalanceReport;
}

export interface GameBalance {
  readonly balance?: Balance;
}
