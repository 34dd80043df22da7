// Everything a game supplies so that its abilities can be read, written and said in two languages.
// Invariant: both languages are required; a game with only one does not compile.
// Next: describe.ts and compile.ts for the two directions.
import type { FormWords } from '../ability/normalise';
import type { Phrase } from './grammar';
import type { Line } from './lines';

export type Language = 'en' | 'fr';

/** An op's wording. Methods, so that an op may ask for its own action and not any action. */
export interface OpLanguage<Action, Context> {
  readonly en: Phrase<Action>;
  fr(action: Action, context: Context): string;
  /** The French participle that names what the op did: « l'unité renvoyée ». */
  readonly participle: string;
}

/** A wording for every op: one that lacks a language does not compile. */
export type OpLanguages<Action extends { type: string }, Context> = {
  readonly [Type in Action['type']]: OpLanguage<Extract<Action, { type: Type }>, Context>;
};

export interface Words<A> extends FormWords<A> {
  /** The parts of English speech by name: one, many, bareOne, bareMany, value, reference, cond, cost, … */
  readonly en: Readonly<Record<string, Phrase<unknown>>>;
  /** One line of text per ability type. */
  readonly lines: readonly Line[];
  /** One line of French; registers arrive as pointers. */
  fr(ability: A): string;
}
