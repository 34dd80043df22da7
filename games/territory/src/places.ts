// The battlefield as numbered places: zones for loose cards first, then slots, lanes and leader seats.
// With N lanes a slot's number follows from its seat and lane, so looking one up is arithmetic.

import type { Place } from '@sleight/kernel/book';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { SEATS, type Seat } from '@sleight/kernel/state';
import { standing, zone } from '@sleight/kit/places';

export const DECK = 0;
export const HAND = 2;
export const DISCARD = 4;
/** The place of an action while it resolves, and of a unit while its predecessor is sacrificed. */
export const TABLE = 6;
export const ZONES = 8;
export const LEADER = 8;
const FIRST_SLOT = 10;

export const slot = (lanes: number, seat: Seat, lane: number): PlaceIndex =>
  FIRST_SLOT + seat * lanes + lane - 1;
export const lanePlace = (lanes: number, lane: number): PlaceIndex => FIRST_SLOT + 2 * lanes + lane - 1;

export function battlefield(lanes: number): Place[] {
  const places: Place[] = [];
  for (const seat of SEATS) {
    places[DECK + seat] = zone(DECK + seat, 'deck', seat, 'nobody', true);
    places[HAND + seat] = zone(HAND + seat, 'hand', seat, 'owner', false);
    places[DISCARD + seat] = zone(DISCARD + seat, 'discard', seat, 'all', true);
    places[TABLE + seat] = zone(TABLE + seat, 'table', seat, 'all', true);
    places[LEADER + seat] = zone(LEADER + seat, 'leader', seat, 'all', true);
    for (let lane = 1; lane <= lanes; lane++) {
      const index = slot(lanes, seat, lane);
      places[index] = standing(index, `slot ${lane}`, seat, lane);
    }
  }
  for (let lane = 1; lane <= lanes; lane++) {
    const index = lanePlace(lanes, lane);
    places[index] = standing(index, `lane ${lane}`, null, lane);
  }
  return places;
}
