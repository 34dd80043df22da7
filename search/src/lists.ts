// A seat's belief about both lists: its own exactly; the other's as published, or else one of the known
// decks that matches the cards seen, or else a copy of its own.
// Invariant: every card already seen is part of the guess, and no other card is in it more often than in its deck.
// Read next: imagine.ts, which samples worlds from it.

import type { Book, Prior, Seat, State } from '@sleight/kernel';
import type { DefIndex } from '@sleight/kernel/ids';
import type { DeckList } from '@sleight/kit';

type List = readonly DefIndex[];

export interface Lists {
  readonly own: List;
  /** The lists the other seat may play; one, if it is public. */
  readonly theirs: readonly List[];
}

/** A Leader is face up from the start, so it identifies the deck. */
const defsOf = (book: Book, { leader, cards }: DeckList): DefIndex[] =>
  (leader === undefined ? cards : [leader, ...cards]).map((id) => {
    const def = book.byId.get(id);
    if (def === undefined) throw new Error(`there is no card called ${id}`);
    return def;
  });

/** `theirs` if their list is public, otherwise the publicly known decks. */
export function listsOf(
  book: Book,
  own: DeckList,
  theirs: DeckList | null,
  known: readonly DeckList[] = [],
): Lists {
  const mine = defsOf(book, own);
  if (theirs !== null) return { own: mine, theirs: [defsOf(book, theirs)] };
  // A match keeps its card set; newer decks contain cards it does not have.
  const decks = known.filter(({ leader, cards }) =>
    [...cards, ...(leader === undefined ? [] : [leader])].every((id) => book.byId.has(id)),
  );
  return { own: mine, theirs: decks.length === 0 ? [mine] : decks.map((deck) => defsOf(book, deck)) };
}

function seenOf(s: State, owner: Seat): DefIndex[] {
  const seen: DefIndex[] = [];
  s.cards.def.forEach((def, card) => {
    if (def !== 0 && s.cards.owner[card] === owner) seen.push(def);
  });
  return seen;
}

/** The list with seen cards added to it, and how many those were. */
function withSeen(list: List, seen: List): { all: List; added: number } {
  const left = list.slice();
  const added = seen.filter((def) => {
    const at = left.indexOf(def);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { all: added.length === 0 ? list : [...list, ...added], added: added.length };
}

/** The best matching priors: the lists of the other seat that explain most of what was seen. */
export function priorsFor({ own, theirs }: Lists, view: State, seat: Seat): Prior[] {
  const seen = seenOf(view, seat === 0 ? 1 : 0);
  const guesses = theirs.map((list) => withSeen(list, seen));
  const least = Math.min(...guesses.map(({ added }) => added));
  return guesses
    .filter(({ added }) => added === least)
    .map(({ all }): Prior => (seat === 0 ? [own, all] : [all, own]));
}
