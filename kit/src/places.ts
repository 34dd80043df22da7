// The numbered places of a table. A game numbers its places in pairs, one for each seat.

import type { Place } from '@sleight/kernel/book';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { SEATS, type Seat } from '@sleight/kernel/state';

/** A zone of loose cards, outside any lane. */
export const zone = (
  index: PlaceIndex,
  name: string,
  seat: Seat | null,
  sees: Place['sees'],
  ordered: boolean,
  kinds?: number,
): Place => ({ index, name, seat, lane: 0, sees, ordered, kinds });

/** A place of objects, which everyone sees in order. */
export const standing = (
  index: PlaceIndex,
  name: string,
  seat: Seat | null,
  lane: number,
  kinds?: number,
): Place => ({ index, name, seat, lane, sees: 'all', ordered: true, kinds });

/** A pair of zones, one for each seat. */
export const ofBoth = (first: PlaceIndex, name: string, sees: Place['sees'], ordered: boolean): Place[] =>
  SEATS.map((seat) => zone(first + seat, name, seat, sees, ordered));
