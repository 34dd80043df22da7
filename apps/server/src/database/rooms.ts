// Rooms in the database. A write succeeds only over the version that was read.

import { and, desc, eq, ne, or } from 'drizzle-orm';
import type { RoomRow, RoomSeat, RoomStore } from '../rooms/store';
import type { Database } from './database';
import { rooms, type StoredSeat } from './schema';

type Stored = typeof rooms.$inferSelect;

const stored = (seat: RoomSeat | null): StoredSeat | null =>
  seat === null ? null : { name: seat.name, deck: seat.deck };

const seatFrom = (seat: StoredSeat | null, user: string | null): RoomSeat | null =>
  seat === null || user === null ? null : { ...seat, user };

const columns = ({ seats, ...room }: RoomRow): Stored => ({
  ...room,
  user0: seats[0]?.user ?? null,
  user1: seats[1]?.user ?? null,
  seat0: stored(seats[0]),
  seat1: stored(seats[1]),
});

const rowFrom = ({ user0, user1, seat0, seat1, ...room }: Stored): RoomRow => ({
  ...room,
  seats: [seatFrom(seat0, user0), seatFrom(seat1, user1)],
});

export const roomStore = ({ db }: Database): RoomStore => ({
  async create(room) {
    const made = await db
      .insert(rooms)
      .values(columns(room))
      .onConflictDoNothing()
      .returning({ code: rooms.code });
    return made.length === 1;
  },

  async find(code) {
    const [row] = await db.select().from(rooms).where(eq(rooms.code, code));
    return row === undefined ? null : rowFrom(row);
  },

  async save(room) {
    const written = await db
      .update(rooms)
      .set(columns(room))
      .where(and(eq(rooms.code, room.code), eq(rooms.version, room.version - 1)))
      .returning({ code: rooms.code });
    return written.length === 1;
  },

  async ofUser(user) {
    const found = await db
      .select()
      .from(rooms)
      .where(and(or(eq(rooms.user0, user), eq(rooms.user1, user)), ne(rooms.status, 'closed')))
      .orderBy(desc(rooms.createdAt));
    return found.map(rowFrom);
  },
});
