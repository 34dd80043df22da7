// Keywords (spec 14): printed ones as bits of a definition, granted ones as derived numbers. They do not stack.

import { FIRST_KEYWORD } from './counters';
import { type Keyword, keywords } from './vocabulary';

export const RUSH = keywords.indexOf('Rush');
export const RUSH_CHARACTER = keywords.indexOf('Rush: Character');
export const BLOCKER = keywords.indexOf('Blocker');
export const DOUBLE_ATTACK = keywords.indexOf('Double Attack');
export const BANISH = keywords.indexOf('Banish');
export const UNBLOCKABLE = keywords.indexOf('Unblockable');

export const keywordBits = (printed: readonly Keyword[]): number =>
  printed.reduce((bits, keyword) => bits | (1 << keywords.indexOf(keyword)), 0);

/** The derived number for whether this keyword is granted. */
export const keywordNumber = (keyword: number): number => FIRST_KEYWORD + keyword;
