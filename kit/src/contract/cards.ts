// Cards as data: the shipped pool, card files as designers write them, and abilities as sentences.
// Promise: texts are generated from the abilities, so a card's text and behaviour cannot disagree. Errors name the
// field or the position in the text, in both languages.

import type { Said } from '@sleight/kernel/book';
import type { FieldProblem } from '@sleight/kernel/problems';
import type { CardFacts, Legend } from '../catalogue';

/** A card whose printed text was read: its abilities, or the first place that could not be read. */
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

export interface GameCards {
  /** Every card as its file was written: the facts that its picture is drawn from. */
  readonly cardFiles: readonly unknown[];

  /** Every shipped card in full, as an edition holds it: `restore({ rules, cards: pool })` accepts it. */
  readonly pool: readonly unknown[];

  /** Every card with its generated texts: the shipped ones, or those of an edition. Ids are unique. */
  cards(pool?: readonly unknown[]): CardFacts[];

  /** The names of the kinds, numbers, factions, rarities, sets and keywords that `cards` mentions. */
  readonly legend: Legend;

  /** Everything that is wrong with a card file, by field; empty when `book({ cards: [file] })` accepts it. */
  cardProblems(file: unknown): readonly FieldProblem[];

  /** The ability that an English sentence describes, or where and why it does not compile. */
  compile(text: string): { abilities: unknown } | { at: number; expected: readonly string[]; message: Said };

  /** Reads a list of cards with printed English texts. Absent for games that have no such lists. */
  readPrinted?(list: unknown): PrintedList | { readonly problems: readonly FieldProblem[] };
}
