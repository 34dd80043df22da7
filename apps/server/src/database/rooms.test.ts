import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoomRow, RoomStore } from '../rooms/store';
import { databases } from '../testing/databases';
import { someUser } from '../testing/rows';
import type { Database } from './database';
import { roomStore } from './rooms';

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  let store: RoomStore;
  let ada: string;
  let ben: string;

  beforeAll(async () => {
    database = await fresh();
    store = roomStore(database);
    ada = await someUser(database, 'Ada');
    ben = await someUser(database, 'Ben');
  });
  afterAll(() => database.close());

  const seat = (user: string, name: string) => ({ user, name, deck: { cards: ['frog'] } });
  const roomOf = (changes: Partial<RoomRow> = {}): RoomRow => ({
    code: randomUUID().slice(0, 6),
    version: 1,
    game: 'pond',
    ruleset: 'standard',
    changes: {},
    seats: [seat(ada, 'Ada'), null],
    match: null,
    status: 'waiting',
    createdAt: new Date('2025-01-01T00:00:00Z'),
    ...changes,
  });

  test('a room is read as it was written', async () => {
    const room = roomOf();
    expect(await store.create(room)).toBe(true);
    expect(await store.find(room.code)).toEqual(room);
  });

  test('a code in use is refused', async () => {
    const room = roomOf();
    await store.create(room);
    expect(await store.create(roomOf({ code: room.code, game: 'other' }))).toBe(false);
    expect((await store.find(room.code))?.game).toBe('pond');
  });

  test('of many who take a seat at once, one gets it', async () => {
    const room = roomOf();
    await store.create(room);
    const joined: RoomRow = { ...room, version: 2, seats: [room.seats[0], seat(ben, 'Ben')] };
    const results = await Promise.all(Array.from({ length: 20 }, () => store.save(joined)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await store.find(room.code)).toEqual(joined);
  });

  test('closed rooms are not listed', async () => {
    const carol = await someUser(database, 'Carol');
    const open = roomOf({ seats: [seat(ada, 'Ada'), seat(carol, 'Carol')] });
    await store.create(open);
    await store.create(roomOf({ seats: [seat(carol, 'Carol'), null], status: 'closed' }));
    expect((await store.ofUser(carol)).map(({ code }) => code)).toEqual([open.code]);
  });
});
