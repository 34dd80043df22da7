// Loose cards: decks, hands, discards. Tracks who knows which card, and mints a new handle
// whenever a card enters or leaves a hidden zone, so that it cannot be followed through (laws 8, 9).

import type { Play } from './book';
import type { CardIndex, DefIndex, PlaceIndex } from './ids';
import { shuffle } from './rng';
import { EVERYONE, knownTo, type Seat } from './state';

/** Removes a card from its zone. */
export function takeOut(p: Play, zone: PlaceIndex, card: CardIndex): void {
  const list = p.s.zones[zone];
  const i = list.lastIndexOf(card);
  if (i < 0) throw new Error(`card ${card} is not in ${p.book.places[zone].name}`);
  list.splice(i, 1);
}

/** The seats that see every card of a zone in place. */
export function eyesOn(p: Play, zone: PlaceIndex): number {
  const { sees, seat } = p.book.places[zone];
  return sees === 'all' ? EVERYONE : sees === 'owner' && seat !== null ? knownTo(seat) : 0;
}

/**
 * The cards of a zone in an order that tells this seat nothing: as they lie if it sees that, otherwise by definition.
 * The arrangement of another player's hand is private, even if every card in it is known (law 9).
 */
export function inOrderFor(p: Play, seat: Seat, zone: PlaceIndex): readonly CardIndex[] {
  const cards = p.s.zones[zone];
  if (p.book.places[zone].ordered || (eyesOn(p, zone) & knownTo(seat)) !== 0) return cards;
  const { def } = p.s.cards;
  return cards.slice().sort((a, b) => def[a] - def[b]);
}

/**
 * A card has left a hidden set for a hidden place. A seat that sees neither end cannot tell which card it was, so
 * it no longer knows this card, nor where the other cards are that it knew in that set (law 9). The top of a pile is
 * a position: it can be followed.
 */
export function loseTrack(p: Play, card: CardIndex, from: PlaceIndex, seeing: number): void {
  if (p.book.places[from].ordered) return;
  const witnesses = eyesOn(p, from) | seeing;
  if (witnesses === EVERYONE) return;
  const { knows } = p.s.cards;
  knows[card] &= witnesses;
  for (const left of p.s.zones[from]) knows[left] &= witnesses;
}

/** The public name of a card's next stay. Cards in a zone that no one sees have none. */
function mint(p: Play, card: CardIndex, zone: PlaceIndex): void {
  p.s.cards.handle[card] = p.book.places[zone].sees === 'nobody' ? 0 : p.s.mint++;
}

/** Puts a card on top of a zone (decks have their top at the end). */
export function putOn(p: Play, card: CardIndex, from: PlaceIndex, zone: PlaceIndex): void {
  const hiddenTrip = from < 0 || p.book.places[from].sees !== 'all' || p.book.places[zone].sees !== 'all';
  if (hiddenTrip && from >= 0 && from < p.book.zones) loseTrack(p, card, from, eyesOn(p, zone));
  p.s.zones[zone].push(card);
  p.s.cards.knows[card] |= eyesOn(p, zone);
  if (hiddenTrip) mint(p, card, zone);
}

export function moveCard(p: Play, card: CardIndex, from: PlaceIndex, to: PlaceIndex): void {
  takeOut(p, from, card);
  putOn(p, card, from, to);
}

/** Moves the top card of a deck, or returns -1 if it is empty. */
export function moveTop(p: Play, from: PlaceIndex, to: PlaceIndex): CardIndex {
  const card = p.s.zones[from].pop();
  if (card === undefined) return -1;
  putOn(p, card, from, to);
  return card;
}

/** A shuffle erases all knowledge of positions; players who may look at the cards still see them. */
export function shuffleZone(p: Play, zone: PlaceIndex): void {
  const list = p.s.zones[zone];
  shuffle(p.s.rng, list);
  const seen = eyesOn(p, zone);
  for (const card of list) {
    p.s.cards.knows[card] = seen;
    mint(p, card, zone);
  }
}

/**
 * The copy of `def` that leaves a zone when one is picked by name. Equal copies are one option, so
 * the copy known to most seats goes first: no one learns that there was a second one.
 */
export function copyOf(
  p: Play,
  zone: PlaceIndex,
  def: DefIndex,
  except: readonly CardIndex[] = [],
  fits?: (card: CardIndex) => boolean,
): CardIndex {
  const { cards, zones } = p.s;
  let best = -1;
  for (const card of zones[zone]) {
    if (cards.def[card] !== def || except.includes(card) || fits?.(card) === false) continue;
    if (best < 0 || bits(cards.knows[card]) > bits(cards.knows[best])) best = card;
  }
  return best;
}

const bits = (mask: number): number => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1);
