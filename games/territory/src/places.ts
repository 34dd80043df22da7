// The battlefield as numbered places: zones for loose cards first, then slots, lanes and leader seats.
// With N lanes a slot's number follows from its seat and lane, so looking one up is arithmetic.

import type { Place } from '@sleight/kernel/book';
import { SEATS, type Seat } from '@sleight/kernel/state';

export const DECK = 0;
export const HAND = 2;
export const DISCARD = 4;
/** Where an action is while it resolves, and a unit while its predecessor is sacrificed. */
export const TABLE = 6;
export const ZONES = 8;
export const LEADER = 8;
const FIRST_SLOT = 10;

export const slot = (lanes: number, seat: Seat, lane: number): number => FIRST_SLOT + seat * lanes + lane - 1;
export const lanePlace = (lanes: number, lane: number): number => FIRST_SLOT + 2 * lanes + lane - 1;

type Sees = Place['sees'];

function zone(index: number, name: string, seat: Seat, sees: Sees, ordered: boolean): Place {
  return { index, name, seat, lane: 0, sees, ordered };
}

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
      places[index] = { index, name: `slot ${lane}`, seat, lane, sees: 'all', ordered: true };
    }
  }
  for (let lane = 1; lane <= lanes; lane++) {
    const index = lanePlace(lanes, lane);
    places[index] = { index, name: `lane ${lane}`, seat: null, lane, sees: 'all', ordered: true };
  }
  return places;
}
