// Everything a game provides so that its abilities can be parsed and printed in two languages.
// Invariant: both languages are required; a game with only one does not compile.
// Next: describe.ts and compile.ts for the two directions.
import type { FormWords } from '../ability/normalise';
import type { Phrase } from './grammar';
import type { TextLine } from './lines';

/** An op's wording. Methods, so that an op may accept its own action type only. */
export interface OpLanguage<Action, Context> {
  readonly en: Phrase<Action>;
  fr(action: Action, context: Context): string;
  /** The French participle for what the op did: « l'unité renvoyée ». */
  readonly participle: string;
}

/** A wording for every op; one without a language does not compile. */
export type OpLanguages<Action extends { type: string }, Context> = {
  readonly [Type in Action['type']]: OpLanguage<Extract<Action, { type: Type }>, Context>;
};

export interface Words<A> extends FormWords<A> {
  /** The parts of English speech by name: one, many, bareOne, bareMany, value, reference, cond, cost, … */
  readonly en: Readonly<Record<string, Phrase<unknown>>>;
  /** One line of text per ability type. */
  readonly lines: readonly TextLine[];
  /** One line of French; registers arrive as pointers. */
  fr(ability: A): string;
}
