// The rules of a game: which rulesets there are, how a rulebook is compiled, how a match begins and how it stands.
// Promise: the same rulebook, decks and seed always give the same match, on every machine. A rulebook is never changed
// once it is compiled, and a match keeps no reference to anything but its rulebook and its state.

import type { Book, Play, Said } from '@sleight/kernel/book';
import type { Fact } from '@sleight/kernel/fact';
import type { State } from '@sleight/kernel/state';
import type { Parameters } from '../parameters';
import type { DeckList } from './decks';

/** All that a rulebook is compiled from, as plain data. A match keeps one, so that later edits leave it alone. */
export interface Edition {
  /** Every value of the rules, so that a changed default changes nothing. */
  readonly rules: unknown;
  readonly cards: readonly unknown[];
}

/** One number per seat. */
export type Pair = readonly [number, number];

/** The score of a match: one number per seat, and what that number is called. */
export interface Scores {
  readonly label: Said;
  readonly points: Pair;
}

/** How a match is divided for its summary: into rounds or turns, whichever players count. */
export interface Rounds {
  /** "Round", "Turn". */
  readonly name: Said;
  /** The current one, counted from 1. Never decreases during a match. */
  number(s: State): number;
  /** The points of this round so far, where the score only counts rounds. */
  within?(p: Play): Pair;
}

/** Which rulebook to compile. */
export interface BookOptions {
  /** One of the game's rulesets; the first if absent. */
  readonly ruleset?: string;
  /** Changes to that ruleset. */
  readonly rules?: unknown;
  /** Extra card files, beside those that the game ships. */
  readonly cards?: readonly unknown[];
}

export interface GameRules {
  /** The rulesets that can be played: with the cards there are, some deck is legal under each. The default is first. */
  readonly rulesets: readonly [string, ...string[]];
  /** The name of every ruleset, by id. */
  readonly rulesetNames: Readonly<Record<string, Said>>;
  /** Whether the rules tell the seats apart beyond who starts. Seats are then drawn at random. */
  readonly drawsSeats?: boolean;

  /** The parameters of a ruleset: its schema, and the name of each value. Always the same object. */
  parameters(): Parameters;

  /** The complete rules of a ruleset with changes. Compiles nothing; refuses exactly what `book` refuses. */
  rules(ruleset: string, changes: unknown): unknown;

  /**
   * Compiles a rulebook. Rules that do not fit are refused with an error that says why in both languages (`Refusal`);
   * a bad card throws an error that names the card and the field.
   */
  book(options?: BookOptions): Book;

  /** Compiles the rulebook of an edition without reading anything that the game ships. Throws if a value does not fit. */
  restore(edition: Edition): Book;

  /**
   * Deals a match and runs it to the first decision. The decks must be legal. `facts` receives what happens on the
   * way, `moments` the table after each fact; both are skipped when null.
   */
  start(
    book: Book,
    decks: readonly [DeckList, DeckList],
    seed: string,
    facts?: Fact[] | null,
    moments?: State[] | null,
  ): State;

  /**
   * The current score, which both players see at any time. A match that is conceded or timed out keeps the score of
   * that moment. Absent for a game that keeps no score.
   */
  scores?(p: Play): Scores;

  /** The rows of the score in a match's summary. Absent: no list. */
  readonly rounds?: Rounds;
}
