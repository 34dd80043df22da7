// What rooms ask of the database: a private room waits under its code until both seats are taken.
// Invariant: a room is written only over the version it was read at, so two who join at once cannot both sit down.
// Read next: rooms.ts.

import type { DeckList } from '@sleight/kernel';
import type { Both } from '../matches/store';

export interface RoomSeat {
  readonly user: string;
  readonly name: string;
  readonly deck: DeckList;
}

export interface RoomRow {
  /** Six characters that are hard to confuse; unique among all rooms. */
  readonly code: string;
  /** Counts the writes. */
  readonly version: number;
  readonly game: string;
  readonly ruleset: string;
  readonly changes: unknown;
  readonly seats: Both<RoomSeat | null>;
  /** The match that is or was last played here. */
  readonly match: string | null;
  readonly status: 'waiting' | 'playing' | 'closed';
  readonly createdAt: Date;
}

export interface RoomStore {
  /** False if the code is in use. */
  create(room: RoomRow): Promise<boolean>;
  find(code: string): Promise<RoomRow | null>;
  /** Writes `room` over version `room.version - 1`; false if somebody else was faster. */
  save(room: RoomRow): Promise<boolean>;
  /** Rooms in which this user sits, newest first, closed ones left out. */
  ofUser(user: string): Promise<readonly RoomRow[]>;
}
