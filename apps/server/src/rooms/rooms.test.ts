import type { RoomCreate } from '@sleight/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { type Stores, storesOver } from '../database/stores';
import { createHost } from '../matches/host';
import { isRefused } from '../refused';
import { databases } from '../testing/databases';
import { someUser } from '../testing/rows';
import { createRooms, type Person, type Rooms } from './rooms';
import type { RoomRow } from './store';

const withFriend: RoomCreate = { game: 'territory', opponent: { kind: 'friend' } };

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'accepted';
  } catch (error) {
    if (isRefused(error)) return error.wire.code;
    throw error;
  }
};

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  let stores: Stores;
  beforeAll(async () => {
    database = await fresh();
    stores = storesOver(database);
  });
  afterAll(() => database.close());

  const opened = (changes: Partial<Stores> = {}, isBusy = false): Rooms => {
    const used = { ...stores, ...changes };
    return createRooms({ host: createHost(used.matches), ...used, botsAreBusy: () => isBusy, model: null });
  };
  const somebody = async (): Promise<Person> => ({ user: await someUser(database), name: 'Ada' });

  test('a code has six characters that nobody mistakes, and small letters will do', async () => {
    const rooms = opened();
    const { room } = await rooms.create(await somebody(), withFriend);
    expect(room!.code).toMatch(/^[A-HJ-KM-NP-Z2-9]{6}$/);
    expect(room).toMatchObject({ seat: 0, match: null, players: ['Ada', null] });
  });

  test('at the door one sees what is played and who waits, and has not sat down', async () => {
    const rooms = opened();
    const [first, second, third] = [await somebody(), await somebody(), await somebody()];
    const code = (await rooms.create(first, withFriend)).room!.code;
    const seen = { code, game: 'territory', players: ['Ada', null], match: null };
    expect(await rooms.look(second, code)).toMatchObject({ ...seen, seat: null });
    expect(await rooms.look(first, code)).toMatchObject({ ...seen, seat: 0 });
    const { match } = await rooms.join(second, code, undefined);
    expect(await rooms.look(second, code)).toMatchObject({ seat: 1, match });
    expect(await refusalOf(rooms.look(third, code))).toBe('room-full');
    expect(await refusalOf(rooms.look(third, 'NOROOM'))).toBe('unknown-room');
  });

  test('a code that is in use is not given twice', async () => {
    const taken: string[] = [];
    const rooms = opened({
      rooms: {
        ...stores.rooms,
        async create(room) {
          taken.push(room.code);
          return taken.length > 2 && (await stores.rooms.create(room));
        },
      },
    });
    const { room } = await rooms.create(await somebody(), withFriend);
    expect(taken).toHaveLength(3);
    expect(room!.code).toBe(taken[2]);
  });

  test('a room whose match was never started, because its server died, is started by whoever looks next', async () => {
    const [first, second] = [await somebody(), await somebody()];
    const dies = opened({
      matches: {
        ...stores.matches,
        create: async () => {
          throw new Error('killed');
        },
      },
    });
    const { room } = await dies.create(first, withFriend);
    await expect(dies.join(second, room!.code, undefined)).rejects.toThrow('killed');
    const rooms = opened();
    const heard: RoomRow[] = [];
    rooms.listen({ changed: (changed) => heard.push(changed) });
    const both = await Promise.all([first, second].map((who) => rooms.join(who, room!.code, undefined)));
    expect(both[0].match).not.toBeNull();
    expect(both[1].match).toBe(both[0].match);
    expect(heard.map(({ match }) => match)).toEqual([both[0].match]);
    expect(await stores.matches.ofUser(first.user, null, 10)).toHaveLength(1);
  });

  test('a starter that is slow and one that comes meanwhile start one match', async () => {
    const [first, second] = [await somebody(), await somebody()];
    let letGo = (): void => {};
    let arrive = (): void => {};
    const isFree = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const hasArrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const slow = opened({
      matches: {
        ...stores.matches,
        async create(row) {
          arrive();
          await isFree;
          await stores.matches.create(row);
        },
      },
    });
    const { room } = await slow.create(first, withFriend);
    const joining = slow.join(second, room!.code, undefined);
    await hasArrived;
    const rooms = opened();
    const heard: RoomRow[] = [];
    for (const one of [slow, rooms]) one.listen({ changed: (changed) => heard.push(changed) });
    const { match } = await rooms.join(first, room!.code, undefined);
    letGo();
    expect((await joining).match).toBe(match);
    expect(heard.map((changed) => changed.match)).toEqual([match]);
    expect(await stores.matches.ofUser(first.user, null, 10)).toHaveLength(1);
  });

  test('who joins is not told what is wrong with a deck that is not theirs, and the room stays as it was', async () => {
    const rooms = opened();
    const [first, second] = [await somebody(), await somebody()];
    const { room } = await rooms.create(first, withFriend);
    const kept = (await stores.rooms.find(room!.code))!;
    // Since then the rules have changed.
    const illegal: RoomRow = {
      ...kept,
      version: kept.version + 1,
      seats: [{ ...first, deck: { cards: ['cultist', 'no-such-card'] } }, null],
    };
    expect(await stores.rooms.save(illegal)).toBe(true);
    const answer = await rooms.join(second, room!.code, undefined).catch((error: unknown) => error);
    if (!isRefused(answer)) throw new Error('accepted');
    expect(answer.wire.code).toBe('their-deck');
    expect(JSON.stringify(answer.wire)).not.toMatch(/cultist|no-such-card|problems/);
    expect(await stores.rooms.find(room!.code)).toEqual(illegal);

    // Their own deck they are told about, also where both sit already.
    const both: RoomRow = {
      ...illegal,
      version: illegal.version + 1,
      seats: [illegal.seats[0], { ...second, deck: kept.seats[0]!.deck }],
    };
    expect(await stores.rooms.save(both)).toBe(true);
    expect(await refusalOf(rooms.join(second, room!.code, undefined))).toBe('their-deck');
    expect(await refusalOf(rooms.join(first, room!.code, undefined))).toBe('bad-deck');
  });

  test('nobody waits in more rooms than they can sit in: the oldest makes way', async () => {
    const rooms = opened();
    const who = await somebody();
    const codes: string[] = [];
    for (let i = 0; i < 7; i++) codes.push((await rooms.create(who, withFriend)).room!.code);
    const open = (await stores.rooms.ofUser(who.user)).map(({ code }) => code);
    expect(open).toHaveLength(5);
    expect(open).toContain(codes[6]);
    const closed = codes.filter((code) => !open.includes(code));
    expect(await refusalOf(rooms.join(await somebody(), closed[0], undefined))).toBe('unknown-room');
    expect(await refusalOf(rooms.join(await somebody(), open[0], undefined))).toBe('accepted');
  });

  test('where bots are too busy to think no new one sits down; people still may', async () => {
    const rooms = opened({}, true);
    const who = await somebody();
    const bot = { game: 'territory', opponent: { kind: 'bot', level: 'easy' } } as const;
    expect(await refusalOf(rooms.create(who, bot))).toBe('unavailable');
    expect(await refusalOf(rooms.create(who, withFriend))).toBe('accepted');
  });

  test('a rematch with a bot begins only where the bot may sit down', async () => {
    const rooms = opened();
    const bot = { game: 'territory', opponent: { kind: 'bot', level: 'easy' } } as const;
    const { match } = await rooms.create(await somebody(), bot);
    await createHost(stores.matches).move(match!, { seat: 0, concede: true });
    expect(await refusalOf(opened({}, true).again(match!))).toBe('unavailable');
    expect(await refusalOf(rooms.again(match!))).toBe('accepted');
  });

  test('a bot sits down as one of its level’s characters, or as none; nobody else is there', async () => {
    const rooms = opened();
    const who = await somebody();
    const ask = (level: string, persona?: string): RoomCreate => ({
      game: 'territory',
      opponent: { kind: 'bot', level, persona },
    });
    const chair = async (level: string, persona?: string) =>
      (await stores.matches.find((await rooms.create(who, ask(level, persona))).match!))?.chairs[1];
    expect(await chair('hard', 'vesper')).toEqual({ kind: 'bot', level: 'hard', persona: 'vesper' });
    expect(await chair('hard')).toEqual({ kind: 'bot', level: 'hard' });
    for (const persona of ['pip', 'nobody', 'constructor'])
      expect(await refusalOf(rooms.create(who, ask('hard', persona)))).toBe('unknown-persona');
    expect(await refusalOf(rooms.create(who, ask('random')))).toBe('unknown-level');
  });

  test('nobody leaves a room whose match is live: they resign first', async () => {
    const rooms = opened();
    const [first, second] = [await somebody(), await somebody()];
    const { room } = await rooms.create(first, withFriend);
    await rooms.join(second, room!.code, undefined);
    expect(await refusalOf(rooms.leave(first, room!.code))).toBe('not-over');
    expect(await refusalOf(rooms.leave(await somebody(), room!.code))).toBe('not-seated');
  });

  test('a rematch asked for in two processes at once is one match', async () => {
    const [first, second] = [await somebody(), await somebody()];
    const rooms = opened();
    const { room } = await rooms.create(first, withFriend);
    const { match } = await rooms.join(second, room!.code, undefined);
    await createHost(stores.matches).move(match!, { seat: 0, concede: true });
    const results = await Promise.allSettled([opened().again(match!), opened().again(match!)]);
    const next = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(new Set(next).size).toBe(1);
    expect(await opened().again(match!)).toBe(next[0]);
    expect(await stores.matches.ofUser(first.user, null, 10)).toHaveLength(2);
  });
});
