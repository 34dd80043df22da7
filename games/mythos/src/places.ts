// The table of Mythos as numbered places: zones for loose cards, then missions and each player's side of them.

import type { Place } from '@sleight/kernel/book';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { SEATS, type Seat } from '@sleight/kernel/state';
import { standing, zone } from '@sleight/kit/places';
import { CHARACTER, JUTSU, MISSION_CARD } from './counters';

export const DECK = 0;
export const HAND = 2;
export const DISCARD = 4;
/** The place of a JUTSU card while it resolves. */
export const TABLE = 6;
/** A player's third mission, face down for the whole game. */
export const ASIDE = 8;
export const MISSION_DECK = 10;
/** Looked-at cards while one of them is played: out of the deck, so that its effects draw what lies below (R35). */
export const LOOKED = 11;
export const ZONES = 13;
const FIRST_MISSION = 13;
const FIRST_SIDE = 17;
export const MISSIONS = 4;

export const missionPlace = (mission: number): PlaceIndex => FIRST_MISSION + mission - 1;
export const side = (seat: Seat, mission: number): PlaceIndex => FIRST_SIDE + seat * MISSIONS + mission - 1;

/**
 * What a list is made of: missions never lie in a deck or hand, nor anything else among the missions (spec 1). An
 * effect may put a JUTSU card face down among characters.
 */
const PLAYED = CHARACTER | JUTSU;

export function table(): Place[] {
  const places: Place[] = [];
  for (const seat of SEATS) {
    places[DECK + seat] = zone(DECK + seat, 'deck', seat, 'nobody', true, PLAYED);
    places[HAND + seat] = zone(HAND + seat, 'hand', seat, 'owner', false, PLAYED);
    places[DISCARD + seat] = zone(DISCARD + seat, 'discard', seat, 'all', true, PLAYED);
    places[TABLE + seat] = zone(TABLE + seat, 'table', seat, 'all', true, PLAYED);
    places[LOOKED + seat] = zone(LOOKED + seat, 'looked', seat, 'owner', true, PLAYED);
    places[ASIDE + seat] = zone(ASIDE + seat, 'aside', seat, 'nobody', true, MISSION_CARD);
    for (let mission = 1; mission <= MISSIONS; mission++) {
      const index = side(seat, mission);
      places[index] = standing(index, `mission ${mission}`, seat, mission, PLAYED);
    }
  }
  places[MISSION_DECK] = zone(MISSION_DECK, 'mission deck', null, 'nobody', true, MISSION_CARD);
  for (let mission = 1; mission <= MISSIONS; mission++) {
    const index = missionPlace(mission);
    places[index] = standing(index, `mission ${mission}`, null, mission, MISSION_CARD);
  }
  return places;
}
