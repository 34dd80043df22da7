// The table as numbered places, and the numbers a match keeps. Pairs hold one per seat: the second is at the next index.
// Invariant: zones for loose cards come first, then the places where cards are in play.

import type { Place } from '@sleight/kernel/book';
import type { Seat, State } from '@sleight/kernel/state';
import { ofBoth } from '@sleight/kit/places';

export const DECK = 0;
export const HAND = 2;
export const DISCARD = 4;
export const ZONES = 6;
/** Where the two revealed cards face each other. */
export const ARENA = 6;

export const places: readonly Place[] = [
  ...ofBoth(DECK, 'deck', 'nobody', true),
  ...ofBoth(HAND, 'hand', 'owner', false),
  ...ofBoth(DISCARD, 'discard', 'all', true),
  ...ofBoth(ARENA, 'arena', 'all', true),
];

/** Numbers of a match. */
export const ROUND = 0;
/** The player whose abilities resolve first this round. */
export const FIRST = 1;
/** Points for the winner of this round: one more after every tie. */
export const STAKE = 2;
export const POINTS = 3;
export const NUMS = 5;

/** Marks on a card in the arena. */
export const BONUS = 0;
export const MARKS = 1;

export const firstSeat = (s: State): Seat => (s.num[FIRST] === 0 ? 0 : 1);
