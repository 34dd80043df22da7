// Rulebooks of what the games ship today: for new matches, rooms, decks and the catalogue.
// Read next: rulebooks.ts for the rulebook of a match, which is compiled from its own snapshots.

import { type Book, type Game, saidBy } from '@sleight/kernel';
import { findGame } from '../games';
import { refused } from '../refused';
import { latest } from './latest';
import { snapshotOf } from './snapshots';

/** People may change rules as they like, so that there is no end of rulebooks. */
const MOST_BOOKS = 64;

const kept = latest<Book>(MOST_BOOKS);

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
  const key = JSON.stringify([game.id, snapshotOf(game.pool).hash, ruleset, changes]);
  const book = kept.get(key) ?? compile(game, ruleset, changes);
  kept.set(key, book);
  return book;
}
