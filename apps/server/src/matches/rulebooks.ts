// The rulebook of a match, compiled from the card set and the rules that the match names.
// Invariant: what a game ships changes no rulebook of a match: snapshots are found by the hash of their content.
// Read next: snapshots.ts; books.ts for what the games ship; bots/worker.ts, where threads compile their own.

import type { Edition, Game } from '@sleight/kernel';
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

/** Compiles an edition, or finds it compiled. Throws if it does not fit the game. */
export function rulebookFrom(game: Game, id: string, edition: Edition): Rulebook {
  return compiled.get(id) ?? keep({ id, game, edition, book: game.restore(edition) });
}

/** The rulebook under this id, if this thread has compiled it lately. */
export const knownRulebook = (id: string): Rulebook | undefined => compiled.get(id);

/** What the game ships today, under a ruleset with changes: for new matches. */
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
