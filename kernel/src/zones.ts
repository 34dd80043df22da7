// Loose cards: decks, hands, discards. Keeps who knows which card, and mints a new handle
// whenever a card enters or leaves a hidden zone, so that nobody can follow it through (laws 8, 9).

import type { Play } from './book';
import { shuffle } from './rng';
import { EVERYONE, knownTo, type Seat } from './state';

/** Takes a card out of the zone it is in. */
export function takeOut(p: Play, zone: number, card: number): void {
  const list = p.s.zones[zone];
  const i = list.lastIndexOf(card);
  if (i < 0) throw new Error(`card ${card} is not in ${p.book.places[zone].name}`);
  list.splice(i, 1);
}

/** Who sees every card of a zone as it lies there. */
export function eyesOn(p: Play, zone: number): number {
  const { sees, seat } = p.book.places[zone];
  return sees === 'all' ? EVERYONE : sees === 'owner' && seat !== null ? knownTo(seat) : 0;
}

/**
 * The cards of a zone in an order that tells this seat nothing: as they lie where it sees that, else by definition.
 * How another player's hand is arranged is nobody's business, even if every card in it is known (law 9).
 */
export function inOrderFor(p: Play, seat: Seat, zone: number): readonly number[] {
  const cards = p.s.zones[zone];
  if (p.book.places[zone].ordered || (eyesOn(p, zone) & knownTo(seat)) !== 0) return cards;
  const { def } = p.s.cards;
  return cards.slice().sort((a, b) => def[a] - def[b]);
}

/**
 * A card has left a hidden set for somewhere hidden. Whoever sees neither end cannot tell which card it was, so
 * they no longer know this card, nor where those are that they knew in that set (law 9). The top of a pile is
 * a position: it can be followed.
 */
export function loseTrack(p: Play, card: number, from: number, seeing: number): void {
  if (p.book.places[from].ordered) return;
  const witnesses = eyesOn(p, from) | seeing;
  if (witnesses === EVERYONE) return;
  const { knows } = p.s.cards;
  knows[card] &= witnesses;
  for (const left of p.s.zones[from]) knows[left] &= witnesses;
}

/** The public name of a card's next stay. Cards in a zone nobody sees have none. */
function mint(p: Play, card: number, zone: number): void {
  p.s.cards.handle[card] = p.book.places[zone].sees === 'nobody' ? 0 : p.s.mint++;
}

/** Puts a card on top of a zone (decks have their top at the end). */
export function putOn(p: Play, card: number, from: number, zone: number): void {
  const hiddenTrip = from < 0 || p.book.places[from].sees !== 'all' || p.book.places[zone].sees !== 'all';
  if (hiddenTrip && from >= 0 && from < p.book.zones) loseTrack(p, card, from, eyesOn(p, zone));
  p.s.zones[zone].push(card);
  p.s.cards.knows[card] |= eyesOn(p, zone);
  if (hiddenTrip) mint(p, card, zone);
}

export function moveCard(p: Play, card: number, from: number, to: number): void {
  takeOut(p, from, card);
  putOn(p, card, from, to);
}

/** Moves the top card of a deck, or does nothing and returns -1 when it is empty. */
export function moveTop(p: Play, from: number, to: number): number {
  const card = p.s.zones[from].pop();
  if (card === undefined) return -1;
  putOn(p, card, from, to);
  return card;
}

/** A shuffle makes everyone forget where cards are; who may look at them still sees them. */
export function shuffleZone(p: Play, zone: number): void {
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
 * the copy most seats know goes first: nobody learns that there was a second one.
 */
export function copyOf(
  p: Play,
  zone: number,
  def: number,
  except: readonly number[] = [],
  fits?: (card: number) => boolean,
): number {
  const { cards, zones } = p.s;
  let best = -1;
  for (const card of zones[zone]) {
    if (cards.def[card] !== def || except.includes(card) || fits?.(card) === false) continue;
    if (best < 0 || bits(cards.knows[card]) > bits(cards.knows[best])) best = card;
  }
  return best;
}

const bits = (mask: number): number => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1);
