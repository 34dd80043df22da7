// Rooms in the database: a private room waits under its code until both seats are taken.
// Invariant: a write succeeds only over the version that was read, so two people cannot take one seat.
// Read next: rooms.ts.

import type { DeckList } from '@sleight/kit';
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
  /** The current or last match of the room. */
  readonly match: string | null;
  readonly status: 'waiting' | 'playing' | 'closed';
  readonly createdAt: Date;
}

export interface RoomStore {
  /** False if the code is in use. */
  create(room: RoomRow): Promise<boolean>;
  find(code: string): Promise<RoomRow | null>;
  /** Writes `room` over version `room.version - 1`; false if another process was faster. */
  save(room: RoomRow): Promise<boolean>;
  /** This user's rooms, newest first, without closed ones. */
  ofUser(user: string): Promise<readonly RoomRow[]>;
}
