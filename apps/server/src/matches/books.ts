// Rulebooks of the shipped games: for new matches, rooms, decks and the catalogue.
// Read next: compiled-rulebooks.ts for the rulebook of a match, which is compiled from its own snapshots.

import { type Book, saidBy } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import { findGame } from '@sleight/shelf';
import { refused } from '../refused';
import { latest } from './latest';
import { snapshotOf } from './snapshots';

/** Players can change rules freely, so the number of rulebooks is unbounded. */
const MOST_BOOKS = 64;

const kept = latest<Book>(MOST_BOOKS);

export function gameNamed(id: string): Game {
  const game = findGame(id);
  if (game === null) throw refused('unknown-game');
  return game;
}

/** Turns a game's objections to the requested rules into a refusal. */
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

/** The rulebook of a ruleset with changes; a refusal names the wrong parameters. */
export function bookOf(game: Game, ruleset: string, changes: unknown): Book {
  const key = JSON.stringify([game.id, snapshotOf(game.pool).hash, ruleset, changes]);
  const book = kept.get(key) ?? compile(game, ruleset, changes);
  kept.set(key, book);
  return book;
}
