// Words: the rules of a ruleset, and what happened in a match, as sentences that players read.
// Promise: everything is said in English and French, and a sentence says no more than the redacted facts it is given.

import type { Book, Play } from '@sleight/kernel/book';
import type { Fact } from '@sleight/kernel/fact';
import type { Watcher } from '@sleight/kernel/telling';
import type { LogLine } from '../log-line';
import type { RulesSection } from '../rules-text';

/** The table before and after some facts: what has left the table is named from before. */
export interface Moment {
  readonly before: Play;
  readonly after: Play;
}

export interface GameWords {
  /** The rules in words, with the numbers of this rulebook. */
  rulesText(book: Book): readonly RulesSection[];

  /**
   * What just happened, told to a seat ("you"), or to a spectator, who hears both players named. The facts and the
   * moment must already be redacted for that watcher. Other players are placeholders ({0}, {1}), never names.
   */
  log(moment: Moment, facts: readonly Fact[], you: Watcher): LogLine[];

  /** The game in a minute, in English, for language models: what neither its cards nor its board say. */
  readonly primer?: string;
}
