// What a seat believes both lists to be: its own exactly; the other's as it was published, or else as one of the
// decks it knows that fits the cards seen, or else as its own.
// Invariant: every card already seen is part of the guess, and no other card is there more often than in the deck it comes from.
// Read next: imagine.ts, which draws worlds from it.

import type { Book, DeckList, Prior, Seat, State } from '@sleight/kernel';

type List = readonly number[];

export interface Lists {
  readonly own: List;
  /** The lists that the other seat may play; one, if it is public. */
  readonly theirs: readonly List[];
}

/** A Leader lies open from the start, so it tells the decks apart. */
const defsOf = (book: Book, { leader, cards }: DeckList): number[] =>
  (leader === undefined ? cards : [leader, ...cards]).map((id) => {
    const def = book.byId.get(id);
    if (def === undefined) throw new Error(`there is no card called ${id}`);
    return def;
  });

/** `theirs` if their list is public, else the decks that everyone knows of. */
export function listsOf(
  book: Book,
  own: DeckList,
  theirs: DeckList | null,
  known: readonly DeckList[] = [],
): Lists {
  const mine = defsOf(book, own);
  if (theirs !== null) return { own: mine, theirs: [defsOf(book, theirs)] };
  // A match keeps its card set; decks that came out later hold cards it does not have.
  const decks = known.filter(({ leader, cards }) =>
    [...cards, ...(leader === undefined ? [] : [leader])].every((id) => book.byId.has(id)),
  );
  return { own: mine, theirs: decks.length === 0 ? [mine] : decks.map((deck) => defsOf(book, deck)) };
}

function seenOf(s: State, owner: Seat): number[] {
  const seen: number[] = [];
  s.cards.def.forEach((def, card) => {
    if (def !== 0 && s.cards.owner[card] === owner) seen.push(def);
  });
  return seen;
}

/** The list with what was seen in addition to it, and how much that was. */
function withSeen(list: List, seen: List): { all: List; added: number } {
  const left = list.slice();
  const added = seen.filter((def) => {
    const at = left.indexOf(def);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { all: added.length === 0 ? list : [...list, ...added], added: added.length };
}

/** The priors that fit the view best: those lists of the other seat that explain most of what was seen. */
export function priorsFor({ own, theirs }: Lists, view: State, seat: Seat): Prior[] {
  const seen = seenOf(view, seat === 0 ? 1 : 0);
  const guesses = theirs.map((list) => withSeen(list, seen));
  const least = Math.min(...guesses.map(({ added }) => added));
  return guesses
    .filter(({ added }) => added === least)
    .map(({ all }): Prior => (seat === 0 ? [own, all] : [all, own]));
}
