// The table of One Piece as numbered places (spec 2): zones for loose cards, then the areas of the field.
// Decks and Life have their top at the end. DON!! cards are counters, not cards: see counters.ts.

import type { Place } from '@sleight/kernel/book';
import { SEATS, type Seat } from '@sleight/kernel/state';
import { CHARACTER, EVENT, LEADER, STAGE } from './counters';

export const DECK = 0;
export const HAND = 2;
export const TRASH = 4;
export const LIFE = 6;
/** Where a Life card is while damage is dealt and its [Trigger] resolves: in no area (spec 8.5). */
export const LIMBO = 8;
export const ZONES = 10;
export const LEADER_AREA = 10;
export const CHARACTER_AREA = 12;
export const STAGE_AREA = 14;

const MAIN_DECK = CHARACTER | EVENT | STAGE;

const zone = (at: number, name: string, seat: Seat, sees: Place['sees'], ordered: boolean): Place => ({
  index: at + seat,
  name,
  seat,
  lane: 0,
  sees,
  ordered,
  kinds: MAIN_DECK,
});

const area = (at: number, name: string, seat: Seat, kinds: number): Place => ({
  index: at + seat,
  name,
  seat,
  lane: 0,
  sees: 'all',
  ordered: true,
  kinds,
});

export function table(): Place[] {
  const places: Place[] = [];
  for (const seat of SEATS) {
    const all = [
      zone(DECK, 'deck', seat, 'nobody', true),
      zone(HAND, 'hand', seat, 'owner', false),
      zone(TRASH, 'trash', seat, 'all', true),
      zone(LIFE, 'life', seat, 'nobody', true),
      zone(LIMBO, 'trigger', seat, 'owner', true),
      area(LEADER_AREA, 'leader', seat, LEADER),
      area(CHARACTER_AREA, 'character', seat, CHARACTER),
      area(STAGE_AREA, 'stage', seat, STAGE),
    ];
    for (const place of all) places[place.index] = place;
  }
  return places;
}
