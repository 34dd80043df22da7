// The rulebook of a match, compiled from the match's card set and rules.
// Invariant: shipped changes do not affect a match's rulebook: snapshots are found by the hash of their content.
// Read next: snapshots.ts; books.ts for shipped rulebooks; bots/worker.ts, where threads compile their own.

import type { Edition, Game } from '@sleight/kit';
import { bookOf } from './books';
import { latest } from './latest';
import type { Rulebook } from './rulebook';
import { type Snapshot, snapshotOf } from './snapshots';
import type { MatchRow } from './store';
import { playable, unplayable } from './unplayable';

type Named = Pick<MatchRow, 'set' | 'rules'>;

const MOST_RULEBOOKS = 64;

const compiled = latest<Rulebook>(MOST_RULEBOOKS);

const idOf = (game: Game, { set, rules }: Named): string => `${game.id} ${set} ${rules}`;

const keep = (rulebook: Rulebook): Rulebook => {
  compiled.set(rulebook.id, rulebook);
  return rulebook;
};

/** Compiles an edition, or returns it from the cache. Throws if it does not fit the game. */
export function rulebookFrom(game: Game, id: string, edition: Edition): Rulebook {
  return compiled.get(id) ?? keep({ id, game, edition, book: game.restore(edition) });
}

/** The rulebook with this id, if this thread has compiled it recently. */
export const knownRulebook = (id: string): Rulebook | undefined => compiled.get(id);

/** The shipped rulebook of a ruleset with changes: for new matches. */
export function shippedRulebook(
  game: Game,
  ruleset: string,
  changes: unknown,
): { rulebook: Rulebook; cards: Snapshot; rules: Snapshot } {
  const book = bookOf(game, ruleset, changes);
  const [cards, rules] = [snapshotOf(game.pool), snapshotOf(book.rules)];
  const id = idOf(game, { set: cards.hash, rules: rules.hash });
  const edition = { cards: game.pool, rules: book.rules };
  return { rulebook: compiled.get(id) ?? keep({ id, game, book, edition }), cards, rules };
}

/** The rulebook of a match. */
export async function rulebookOf(
  game: Game | null,
  row: MatchRow,
  read: (hash: string) => Promise<unknown>,
): Promise<Rulebook> {
  if (game === null) throw unplayable(`there is no game called ${row.game}`, null);
  const id = idOf(game, row);
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const shipped = snapshotOf(game.pool);
  const cards = row.set === shipped.hash ? shipped.content : await read(row.set);
  const rules = await read(row.rules);
  if (!Array.isArray(cards)) throw unplayable(`its card set ${row.set} is not there`, null);
  if (rules === null) throw unplayable(`its rules ${row.rules} are not there`, null);
  return playable('its rulebook does not compile', null, () => rulebookFrom(game, id, { cards, rules }));
}
