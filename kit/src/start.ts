// Starting a match: the cards are laid on an empty table, and the opening runs to the first decision.

import type { Book } from '@sleight/kernel/book';
import { blank, open, playing } from '@sleight/kernel/decide';
import { begin } from '@sleight/kernel/frames';
import type { DefIndex } from '@sleight/kernel/ids';
import type { State } from '@sleight/kernel/state';
import type { DeckList } from './contract/decks';
import type { GameRules } from './contract/rules';

/** A deck file's counts as a list of ids. */
export const listOf = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([id, n]) => new Array<string>(n).fill(id));

/** The definition with that id. */
export function defFor(book: Book, id: string): DefIndex {
  const def = book.byId.get(id);
  if (def === undefined) throw new Error(`there is no card called ${id}`);
  return def;
}

/** A game's `start`: `lay` puts both decks on the table. */
export const starting =
  (lay: (book: Book, s: State, decks: readonly [DeckList, DeckList]) => void): GameRules['start'] =>
  (book, decks, seed, facts = null, moments = null) => {
    const s = blank(book, seed);
    lay(book, s, decks);
    begin(playing(book, s), book.opening, 0, 0, null);
    return open(book, s, facts, moments);
  };
