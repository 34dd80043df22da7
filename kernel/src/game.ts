// What a game hands to the rooms above it: scenarios, the command line, the server and the web table
// play any game through this, and through nothing else.

import type { Book, Play, Said } from './book';
import type { CardFacts, Legend } from './catalogue';
import type { Fact } from './fact';
import type { Parameters } from './parameters';
import type { FieldProblem } from './problems';
import type { RulesSection } from './rules-text';
import type { Scene } from './scene';
import type { Staging } from './staging';
import type { Seat, State } from './state';

export type { FieldProblem } from './problems';

/** A deck as it comes to the table: every card by id, as often as it is in there. */
export interface DeckList {
  readonly cards: readonly string[];
  readonly leader?: string;
}

export interface NamedDeck extends DeckList {
  readonly id: string;
  readonly name: Said;
}

/** What a line of a deck text names. `undefined`: a card that exists, but that nobody has defined here yet. */
export interface Listed {
  readonly id: string;
  readonly as: 'card' | 'leader' | 'undefined';
}

/** All that a rulebook is compiled from, as plain data. A match keeps one, so that later edits leave it alone. */
export interface Edition {
  /** Every value of the rules, so that a changed default changes nothing. */
  readonly rules: unknown;
  readonly cards: readonly unknown[];
}

/** The table before and after some facts: what is gone by now is named from before. */
export interface Moment {
  readonly before: Play;
  readonly after: Play;
}

/** The score of a match: one number per seat, and what that number is called. */
export interface Scores {
  readonly label: Said;
  readonly points: readonly [number, number];
}

/** How often rounds are won with one card. */
export interface CardFigure {
  readonly id: string;
  readonly name: Said;
  /** Rounds in which it took part and that somebody won. */
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

/** A card whose printed text was read: the abilities it says, or the first place that could not be read. */
export type PrintedCard =
  | { readonly id: string; readonly abilities: readonly unknown[] }
  | {
      readonly id: string;
      readonly text: string;
      readonly at: number;
      readonly reason: Said;
      /** The clause that was not read, with names and numbers left open: equal ones can be counted. */
      readonly phrase: string;
    };

export interface PrintedList {
  readonly cards: readonly PrintedCard[];
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

/** What each feature of a position is worth, by name. */
export type Weights = Readonly<Record<string, number>>;

/** A position as a few numbers, each seat 0's minus seat 1's, and what each is worth in log-odds of winning. */
export interface Evaluator {
  readonly features: readonly string[];
  readonly weights: Weights;
  numbers(p: Play): Weights;
}

/** All that a seat picks in secret while the other does too: the picks in order, and what they come to. */
export interface Commit {
  readonly codes: readonly number[];
  /** How strong it is by itself, whatever it meets. */
  readonly strength: number;
  /** What `payoffs` reads of it. */
  readonly numbers: readonly number[];
}

/** Seat 0's chance to win once each of its commits (rows) has met each of seat 1's (columns). */
export type Payoffs = (first: readonly Commit[], second: readonly Commit[]) => number[][];

/** A decision that both seats make at once, as a matrix game. */
export interface Sealed {
  /** What a seat can still commit to: equal ones are one, and one that another beats in everything is left out. */
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

/** What a game tells players that think, besides its rules. Search knows no game and is handed this. */
export interface Thinking {
  readonly evaluator?: Evaluator;
  /** Kinds of option codes that only hand on: pass, end the turn. */
  readonly passes?: readonly number[];
  /** Kinds of option codes that hide something or hand on: between equals a player mixes, so as not to be read. */
  readonly bluffs?: readonly number[];
  /** Is this a legal option that never helps? Players leave those out; something else must remain. */
  pointless?(p: Play, seat: Seat, code: number): boolean;
  /** What the other seat sees of a pick, as a code; the pick itself if absent. */
  shown?(code: number): number;
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
  /** Numbers of the expert's search (`Plan` in search) that differ from the usual ones. */
  readonly plan?: Readonly<Record<string, number>>;
  /** What characters of a bold or a patient style value more (above 1) or less, by feature. */
  readonly styles?: Readonly<Partial<Record<'bold' | 'patient' | 'plain', Weights>>>;
}

export interface Game {
  readonly id: string;
  readonly name: Said;
  /** Those that can be played: with the cards there are, some deck is legal under each. The usual one comes first. */
  readonly rulesets: readonly string[];
  /** What they are called, by id. */
  readonly rulesetNames: Readonly<Record<string, Said>>;
  /** Do the rules tell the seats apart beyond who starts? Then seats are drawn at random. */
  readonly drawsSeats?: boolean;
  /** What a ruleset sets, and what it is called. */
  parameters(): Parameters;
  /** The whole rules of a ruleset with changes, without a rulebook; refused as `book` refuses them. */
  rules(ruleset: string, changes: unknown): unknown;
  /** The rules in words, with the numbers of this rulebook. */
  rulesText(book: Book): readonly RulesSection[];
  /** The starter decks. */
  readonly decks: readonly NamedDeck[];
  /**
   * Compiles a rulebook. `rules` are changes to the named ruleset, `cards` extra made-up card files. Rules that do
   * not fit are refused with an error that says so in both languages (`Refusal`).
   */
  book(options?: { ruleset?: string; rules?: unknown; cards?: readonly unknown[] }): Book;
  /** Compiles the rulebook of an edition, reading nothing that the game ships. Throws if a value does not fit. */
  restore(edition: Edition): Book;
  /** Deals a match. `facts` receives what happens, `moments` the table after each of them. */
  start(
    book: Book,
    decks: readonly [DeckList, DeckList],
    seed: string,
    facts?: Fact[] | null,
    moments?: State[] | null,
  ): State;
  /** A random legal deck; `below(n)` draws a whole number under n. */
  randomDeck(book: Book, below: (n: number) => number): DeckList;
  /** Every rule the list breaks, at once; empty when it is legal. */
  deckProblems(book: Book, deck: DeckList): Said[];
  /** The card that a deck text calls so, in any capitals; null if there is none. Absent without deck building. */
  listed?(book: Book, written: string): Listed | null;
  /** Why no deck of these rules may hold this card, whatever else is in it; empty if one may. Absent: any may. */
  barred?(book: Book, card: string): Said[];
  /**
   * Lays a position out, as a scenario describes it, and runs it to the first decision; what happens on the way goes to
   * `facts`. `me` is seat 0. Throws a sentence naming the bad field.
   */
  arrange(book: Book, setup: unknown, facts?: Fact[] | null): State;
  /** Does an expectation hold? Null if so, else a sentence that says what is there instead. */
  expect(p: Play, me: Seat, expectation: string): string | null;
  /** The rules scenarios start from, where the ordinary ones would get in their way. */
  readonly scenarioRules?: object;
  /** Made-up cards that a scenario's position implies, so that the book knows every ability in it. */
  scenarioCards?(setup: unknown): readonly unknown[];
  /** Broken invariants of a state, for fuzzing. */
  invariants(p: Play): string[];
  /**
   * The score as it stands, which both players see at any time. A match that is conceded or timed out keeps the score of
   * that moment. Absent for a game that keeps no score.
   */
  scores?(p: Play): Scores;
  /** Is nothing half done, so that a scenario may end here? If absent: where no strand and no effect is running. */
  isTurn?(p: Play): boolean;
  /**
   * How `seat` stands in an open match, for players that think: 0 is even, positive is good for the seat. The scale is
   * that of log-odds, as near as the weights come: 1 is a win in about 3 of 4 matches, 3 in about 19 of 20. Other
   * `weights` than the game's own make another character.
   */
  evaluate?(p: Play, seat: Seat, weights?: Weights): number;
  readonly thinking?: Thinking;
  /** The table as text for a terminal `width` characters wide, as one seat sees it. Long sentences may be longer. */
  board(p: Play, seat: Seat, language: 'en' | 'fr', width?: number): string;
  /** The game in a minute, in English, for language models: what neither its cards nor its board say. */
  readonly primer?: string;
  /** The table to be drawn, as one seat sees it: `p` plays that seat's view. A plain one if absent. */
  scene?(p: Play, seat: Seat): Scene;
  /** How facts show on that table, by verb. */
  readonly staging?: Staging;
  /** What just happened, told to one seat. The facts must already be redacted for it. */
  log(moment: Moment, facts: readonly Fact[], seat: Seat): Said[];
  /** Every card as its file was written: facts for its picture. */
  readonly cardFiles: readonly unknown[];
  /** Every shipped card in full, as an edition holds it. */
  readonly pool: readonly unknown[];
  /** Every card with its generated texts: the shipped ones, or those of an edition. */
  cards(pool?: readonly unknown[]): CardFacts[];
  /** What the kinds, numbers, factions, rarities, sets and keywords of its cards are called. */
  readonly legend: Legend;
  /** What is wrong with a card file, by field; empty when it is a good card. */
  cardProblems(file: unknown): readonly FieldProblem[];
  /** The ability an English sentence says, or where and why it does not compile. */
  compile(text: string): { abilities: unknown } | { at: number; expected: readonly string[]; message: Said };
  /** Reads a list of cards with printed English texts. Absent for games that have no such lists. */
  readPrinted?(list: unknown): PrintedList | { readonly problems: readonly FieldProblem[] };
  readonly balance?: Balance;
}
