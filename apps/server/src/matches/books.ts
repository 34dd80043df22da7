// Rulebooks by what they are made of, and whether a stored match still fits one.
// Invariant: a match is opened only with the engine, cards and rules it was played with; anything else says so.

import { type Book, ENGINE, type Game, saidBy } from '@sleight/kernel';
import { findGame } from '../games';
import { refused } from '../refused';
import type { MatchRow } from './store';

/** People may change rules as they like, so that there is no end of rulebooks. */
const MOST_BOOKS = 64;

const kept = new Map<string, Book>();

export function gameNamed(id: string): Game {
  const game = findGame(id);
  if (game === null) throw refused('unknown-game');
  return game;
}

/** What a game says against the rules that were asked for is a refusal like any other. */
export function underRules<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const said = saidBy(error);
    if (said === null) throw error;
    throw refused('bad-rules', [said]);
  }
}

function compile(game: Game, ruleset: string, changes: unknown): Book {
  if (!game.rulesets.includes(ruleset)) throw refused('unknown-ruleset');
  return underRules(() => game.book({ ruleset, rules: changes }));
}

/** The rulebook of a ruleset with changes; refused with the parameters that are wrong. */
export function bookOf(game: Game, ruleset: string, changes: unknown): Book {
  const key = JSON.stringify([game.id, ruleset, changes]);
  const book = kept.get(key) ?? compile(game, ruleset, changes);
  // Used last, thrown out last.
  kept.delete(key);
  kept.set(key, book);
  if (kept.size > MOST_BOOKS) kept.delete(kept.keys().next().value!);
  return book;
}

export function bookOfMatch(row: MatchRow): { game: Game; book: Book } {
  const game = findGame(row.game);
  if (game === null || row.engine !== ENGINE || !game.rulesets.includes(row.ruleset))
    throw refused('other-version');
  const book = bookOf(game, row.ruleset, row.changes);
  const isSameRules = JSON.stringify(book.rules) === JSON.stringify(row.rules);
  if (book.set !== row.set || !isSameRules) throw refused('other-version');
  return { game, book };
}
