// The table of One Piece as numbered places (spec 2): zones for loose cards, then the areas of the field.
// Decks and Life have their top at the end. DON!! cards are counters, not cards: see counters.ts.

import type { Place } from '@sleight/kernel/book';
import { SEATS } from '@sleight/kernel/state';
import { standing, zone } from '@sleight/kit/places';
import { CHARACTER, EVENT, LEADER, STAGE } from './counters';

export const DECK = 0;
export const HAND = 2;
export const TRASH = 4;
export const LIFE = 6;
/** The place of a Life card while damage is dealt and its [Trigger] resolves: in no area (spec 8.5). */
export const LIMBO = 8;
export const ZONES = 10;
export const LEADER_AREA = 10;
export const CHARACTER_AREA = 12;
export const STAGE_AREA = 14;

const MAIN_DECK = CHARACTER | EVENT | STAGE;

export function table(): Place[] {
  const places: Place[] = [];
  for (const seat of SEATS) {
    const all = [
      zone(DECK + seat, 'deck', seat, 'nobody', true, MAIN_DECK),
      zone(HAND + seat, 'hand', seat, 'owner', false, MAIN_DECK),
      zone(TRASH + seat, 'trash', seat, 'all', true, MAIN_DECK),
      zone(LIFE + seat, 'life', seat, 'nobody', true, MAIN_DECK),
      zone(LIMBO + seat, 'trigger', seat, 'owner', true, MAIN_DECK),
      standing(LEADER_AREA + seat, 'leader', seat, 0, LEADER),
      standing(CHARACTER_AREA + seat, 'character', seat, 0, CHARACTER),
      standing(STAGE_AREA + seat, 'stage', seat, 0, STAGE),
    ];
    for (const place of all) places[place.index] = place;
  }
  return places;
}
