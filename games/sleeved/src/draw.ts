// Drawing and recycling (spec 10): equipment from the player's own deck, animals from the shared or own one.
// Sleeved is a plain procedure, so these draws are direct moves and not intents: nothing can forbid or replace them.
// Invariant: a deck is refilled from its discard only when a card is needed and there is none.

import type { Play } from '@sleight/kernel/book';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { knownTo, SEATS, type Seat } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { moveCard, moveTop, shuffleZone } from '@sleight/kernel/zones';
import { ANIMALS, animalDeck, animalDiscard, DECK, DISCARD, HAND, SLEEVES, USED } from './places';
import type { Rules } from './rules';

/** Shuffles the discard into a new deck. */
function recycle(p: Play, deck: PlaceIndex, discard: PlaceIndex): void {
  const pile = p.s.zones[discard];
  for (const card of pile) p.s.zones[deck].push(card);
  pile.length = 0;
  shuffleZone(p, deck);
  const { seat, name } = p.book.places[deck];
  if (p.facts !== null) tell(p, 'reshuffle', { to: name, ...(seat === null ? {} : { seat }) });
}

/** One card into a hand. False if deck and discard are both empty: then the draw does nothing (S2). */
function drawOne(
  p: Play,
  verb: string,
  seat: Seat,
  deck: PlaceIndex,
  discard: PlaceIndex,
  hand: PlaceIndex,
): boolean {
  if (p.s.zones[deck].length === 0 && p.s.zones[discard].length > 0) recycle(p, deck, discard);
  const card = moveTop(p, deck, hand);
  if (card < 0) return false;
  if (p.facts !== null) {
    const fields = { card: p.s.cards.handle[card], def: p.book.defs[p.s.cards.def[card]].id };
    tell(p, verb, { seat }, { to: knownTo(seat), fields });
  }
  return true;
}

export function drawEquipment(p: Play, seat: Seat, count: number): void {
  for (let i = 0; i < count; i++)
    if (!drawOne(p, 'draw', seat, DECK + seat, DISCARD + seat, HAND + seat)) return;
}

const takeAnimal = (p: Play, rules: Rules, seat: Seat): boolean =>
  drawOne(p, 'refill', seat, animalDeck(rules, seat), animalDiscard(rules, seat), ANIMALS + seat);

/** The first hands: one animal each in turn, the first seat first (3.3). */
export function dealAnimals(p: Play, rules: Rules): void {
  for (let i = 0; i < rules.startingAnimalHand; i++) for (const seat of SEATS) takeAnimal(p, rules, seat);
}

/** Refills hands, one player completely before the other; the first alternates by round (10.2). */
export function refillAnimals(p: Play, rules: Rules, round: number): void {
  const order: readonly Seat[] = round % 2 === 1 ? [0, 1] : [1, 0];
  for (const seat of order) {
    while (p.s.zones[ANIMALS + seat].length < rules.startingAnimalHand) {
      if (!takeAnimal(p, rules, seat)) break;
    }
  }
}

/** A player with no sleeve left takes the whole used pile back (4.5, S4). */
export function returnSleeves(p: Play, seat: Seat): void {
  if (p.s.zones[SLEEVES + seat].length > 0) return;
  for (const card of p.s.zones[USED + seat].slice()) moveCard(p, card, USED + seat, SLEEVES + seat);
  if (p.facts !== null) tell(p, 'sleevesReturn', { seat });
}
