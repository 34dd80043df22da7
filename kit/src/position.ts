// Laying out the position that a scenario describes: the two sides, and their loose cards. `me` is seat 0.
// Invariant: nothing here is random, so a scenario cannot depend on the seed.
// Read next: a game's arrange.ts, setup.ts for the fields.

import type { Play } from '@sleight/kernel/book';
import { addCard } from '@sleight/kernel/decide';
import type { CardIndex, DefIndex, PlaceIndex } from '@sleight/kernel/ids';
import { EVERYONE, type Seat } from '@sleight/kernel/state';
import { putOn, takeOut } from '@sleight/kernel/zones';

export const SIDES: readonly { readonly seat: Seat; readonly name: 'me' | 'foe' }[] = [
  { seat: 0, name: 'me' },
  { seat: 1, name: 'foe' },
];
export const seatCalled = (name: 'me' | 'foe'): Seat => (name === 'me' ? 0 : 1);

/** A new card, out of every zone. `passing` is a zone of its owner, which it leaves at once. */
export function newCard(p: Play, def: DefIndex, seat: Seat, passing: PlaceIndex): CardIndex {
  const card = addCard(p.s, def, seat, passing);
  takeOut(p, passing, card);
  return card;
}

export function show(p: Play, card: CardIndex, seen: boolean): void {
  if (seen) p.s.cards.knows[card] = EVERYONE;
}

/** A card as a setup names it. */
interface Loose {
  readonly card: string;
  readonly seen: boolean;
}

/** One player's side while it is laid out. */
export interface SideLayout {
  readonly p: Play;
  readonly seat: Seat;
  /** "me" or "foe", for mistakes. */
  readonly name: string;
  /** The definition that a field names; throws a sentence with the field if there is none. */
  defFor(field: string, name: string): DefIndex;
  /** A zone that new cards pass through. */
  readonly passing: PlaceIndex;
}

/** Lays a deck, listed top first, on the cards that are already there. */
function layDeck({ p, seat, name, defFor }: SideLayout, zone: number, cards: readonly Loose[]): void {
  for (const { card, seen } of cards.toReversed())
    show(p, addCard(p.s, defFor(`${name}.deck`, card), seat, zone + seat), seen);
}

function layHand(side: SideLayout, zone: number, cards: readonly Loose[]): void {
  const { p, seat, name } = side;
  for (const { card, seen } of cards) {
    const made = newCard(p, side.defFor(`${name}.hand`, card), seat, side.passing);
    putOn(p, made, -1, zone + seat);
    show(p, made, seen);
  }
}

/** Lays cards on an open pile, the oldest first. `field` is what the setup calls it. */
function layPile(side: SideLayout, field: string, zone: number, cards: readonly string[]): void {
  const { p, seat, name } = side;
  for (const card of cards)
    putOn(p, newCard(p, side.defFor(`${name}.${field}`, card), seat, side.passing), -1, zone + seat);
}

/** A zone for seat 0, and the cards that go there. */
type Into<C> = readonly [zone: number, cards: readonly C[]];

/** Lays a deck, a hand and one open pile, which the setup calls `field`. */
export function layLoose(
  side: SideLayout,
  { deck, hand, field, pile }: { deck: Into<Loose>; hand: Into<Loose>; field: string; pile: Into<string> },
): void {
  layDeck(side, ...deck);
  layHand(side, ...hand);
  layPile(side, field, ...pile);
}
