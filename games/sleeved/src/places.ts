// The table as numbered zones: sleeves, hands, decks and discards of each seat. With a shared animal deck
// both seats use the first of the two animal decks and discards.

import type { Place } from '@sleight/kernel/book';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { SEATS, type Seat } from '@sleight/kernel/state';
import type { Rules } from './rules';

/** Sleeves that may be committed, and those used in this cycle. */
export const SLEEVES = 0;
export const USED = 2;
/** Animals in hand. */
export const ANIMALS = 4;
/** Equipment in hand. */
export const HAND = 6;
export const DECK = 8;
export const DISCARD = 10;
/** The revealed card while it fights: sleeve, animal, equipment bottom to top. */
export const TABLE = 12;
export const ANIMAL_DECK = 14;
export const ANIMAL_DISCARD = 16;
export const ZONES = 18;

/** Kinds of cards, as bits. */
export const SLEEVE = 1;
export const ANIMAL = 2;
export const EQUIPMENT = 4;

export const animalDeck = (rules: Rules, seat: Seat): PlaceIndex =>
  rules.animalDeckMode === 'shared' ? ANIMAL_DECK : ANIMAL_DECK + seat;
export const animalDiscard = (rules: Rules, seat: Seat): PlaceIndex =>
  rules.animalDeckMode === 'shared' ? ANIMAL_DISCARD : ANIMAL_DISCARD + seat;

type Zone = readonly [first: number, name: string, sees: Place['sees'], ordered: boolean, kinds: number];

const OWN: readonly Zone[] = [
  [SLEEVES, 'sleeves', 'all', true, SLEEVE],
  [USED, 'used sleeves', 'all', true, SLEEVE],
  [ANIMALS, 'animals', 'owner', false, ANIMAL],
  [HAND, 'hand', 'owner', false, EQUIPMENT],
  [DECK, 'deck', 'nobody', true, EQUIPMENT],
  [DISCARD, 'discard', 'all', true, EQUIPMENT],
  [TABLE, 'table', 'all', true, SLEEVE | ANIMAL | EQUIPMENT],
  [ANIMAL_DECK, 'animal deck', 'nobody', true, ANIMAL],
  [ANIMAL_DISCARD, 'animal discard', 'all', true, ANIMAL],
];

export function tableFor(rules: Rules): Place[] {
  const places: Place[] = [];
  for (const [first, name, sees, ordered, kinds] of OWN) {
    const isShared = rules.animalDeckMode === 'shared' && first >= ANIMAL_DECK;
    for (const seat of SEATS) {
      const index = first + seat;
      places[index] = { index, name, seat: isShared ? null : seat, lane: 0, sees, ordered, kinds };
    }
  }
  return places;
}
