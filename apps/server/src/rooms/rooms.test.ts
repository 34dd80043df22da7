import type { RoomCreate } from '@sleight/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { type Stores, storesOver } from '../database/stores';
import { createHost } from '../matches/host';
import { isRefused } from '../refused';
import { databases } from '../testing/databases';
import { someUser } from '../testing/rows';
import { createRooms, type Rooms } from './rooms';
import type { Person } from './starting';
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

  const opened = (changes: Partial<Stores> = {}, isBusy = false, draw = 0): Rooms => {
    const used = { ...stores, ...changes };
    const host = createHost(used.matches);
    return createRooms({ host, ...used, botsAreBusy: () => isBusy, model: null, below: () => draw });
  };
  /** Rooms in which every draw of seats gives `draw`. */
  const drawing = (draw: number): Rooms => opened({}, false, draw);
  const usersIn = async (match: string | null): Promise<(string | null)[]> =>
    (await stores.matches.find(match ?? ''))!.chairs.map((chair) =>
      chair.kind === 'person' ? chair.user : null,
    );
  const over = (match: string) => createHost(stores.matches).move(match, { seat: 0, concede: true });
  const somebody = async (): Promise<Person> => ({ user: await someUser(database), name: 'Ada' });

  test('a code has six unambiguous characters and works in lower case', async () => {
    const rooms = opened();
    const { room } = await rooms.create(await somebody(), withFriend);
    expect(room!.code).toMatch(/^[A-HJ-KM-NP-Z2-9]{6}$/);
    expect(room).toMatchObject({ seat: 0, match: null, players: ['Ada', null] });
  });

  test('before joining, a player sees the game and who waits', async () => {
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

  test('before joining, every difference from the ruleset is listed in both languages, to the creator too', async () => {
    const rooms = opened();
    const [first, second] = [await somebody(), await somebody()];
    const rules = { lanes: 5, replacement: 'forbidden', maxHand: 7, leaders: true };
    const { room } = await rooms.create(first, { ...withFriend, rules });
    const changed = [
      { en: 'Lanes: 5 instead of 4', fr: 'Couloirs\u202f: 5 (par défaut\u202f: 4)' },
      {
        en: 'Hand limit: 7 instead of no limit',
        fr: 'Limite de main\u202f: 7 (par défaut\u202f: sans limite)',
      },
      {
        en: 'Playing a unit over your own: “forbidden” instead of “sacrifices the old one”',
        fr: 'Jouer une unité sur une des vôtres\u202f: «\u202finterdit\u202f» (par défaut\u202f: «\u202fsacrifie l’ancienne\u202f»)',
      },
      { en: 'Leaders: yes instead of no', fr: 'Meneurs\u202f: oui (par défaut\u202f: non)' },
    ];
    expect(room?.changedRules).toEqual(changed);
    expect((await rooms.look(second, room!.code)).changedRules).toEqual(changed);
    expect((await rooms.join(second, room!.code, undefined)).room?.changedRules).toEqual(changed);
  });

  test('a value set to its default is not a difference', async () => {
    const { room } = await opened().create(await somebody(), { ...withFriend, rules: { lanes: 4 } });
    expect(room?.changedRules).toEqual([]);
  });

  test.each([
    ['sleeved', { startingAnimalHand: 6 }],
    ['territory', { sets: ['no-such-set'] }],
    ['mythos', { deck: { size: 150, copies: 1, pool: 'seed' } }],
    ['onepiece', { format: { id: 'x', size: 150, copies: 1, leastBlock: 1, banned: [], apart: [] } }],
  ] as const)('a room whose rules no deck can satisfy is not opened: %s', async (game, rules) => {
    const who = await somebody();
    for (const opponent of [{ kind: 'friend' }, { kind: 'hotseat' }] as const) {
      const answer = await opened()
        .create(who, { game, opponent, rules })
        .catch((error: unknown) => error);
      if (!isRefused(answer)) throw new Error('accepted');
      expect(answer.wire.code).toBe('bad-rules');
      expect(answer.wire.problems?.[0].en).toMatch(/No (legal deck|game)/);
    }
    expect(await stores.rooms.ofUser(who.user)).toEqual([]);
  });

  test.each([0, 1])(
    'the seats of Sleeved are random, with a friend and with a bot (draw %i)',
    async (draw) => {
      const rooms = drawing(draw);
      const [first, second] = [await somebody(), await somebody()];
      const { room } = await rooms.create(first, { ...withFriend, game: 'sleeved' });
      const joined = await rooms.join(second, room!.code, undefined);
      const order = draw === 0 ? [first, second] : [second, first];
      expect(await usersIn(joined.match)).toEqual(order.map(({ user }) => user));
      expect(joined.room?.seat).toBe(order.indexOf(second));
      expect((await rooms.look(first, room!.code)).seat).toBe(order.indexOf(first));

      const bot = { game: 'sleeved', opponent: { kind: 'bot', level: 'easy' } } as const;
      const { match } = await rooms.create(first, bot);
      expect((await usersIn(match)).indexOf(first.user)).toBe(draw);
    },
  );

  test('if the match itself draws who starts, and in pass and play, the creator keeps seat 0', async () => {
    const rooms = drawing(1);
    const [first, second] = [await somebody(), await somebody()];
    const { room } = await rooms.create(first, withFriend);
    const { match } = await rooms.join(second, room!.code, undefined);
    expect(await usersIn(match)).toEqual([first.user, second.user]);
  });

  test('a rematch swaps the seats and the decks with them, in a room and against a bot', async () => {
    const rooms = opened();
    const [first, second] = [await somebody(), await somebody()];
    const deck = { starter: 'ember-rites' };
    const { room } = await rooms.create(first, { ...withFriend, deck });
    const { match } = await rooms.join(second, room!.code, { starter: 'mire-watch' });
    await over(match!);
    const next = await rooms.again(match!, null);
    expect(await usersIn(next)).toEqual([second.user, first.user]);
    const decksOf = async (id: string) => (await stores.matches.find(id))!.decks;
    expect(await decksOf(next)).toEqual((await decksOf(match!)).toReversed());
    expect((await rooms.look(first, room!.code)).seat).toBe(1);

    const against = { game: 'territory', deck, opponent: { kind: 'bot', level: 'easy' } } as const;
    const bot = (await rooms.create(first, against)).match!;
    await over(bot);
    expect(await usersIn(await rooms.again(bot, null))).toEqual([null, first.user]);
  });

  test('in pass and play and in a puzzle, a rematch keeps the seats', async () => {
    const rooms = opened();
    const who = await somebody();
    const hotseat = {
      game: 'territory',
      deck: { starter: 'ember-rites' },
      opponent: { kind: 'hotseat' },
    } as const;
    const { match } = await rooms.create(who, hotseat);
    await over(match!);
    const next = (await stores.matches.find(await rooms.again(match!, null)))!;
    expect(next.decks).toEqual((await stores.matches.find(match!))!.decks);
  });

  test('a rematch uses the current rules and cards', async () => {
    const [first, second] = [await somebody(), await somebody()];
    const rooms = opened();
    const { room } = await rooms.create(first, { ...withFriend, rules: { lanes: 5 } });
    const { match } = await rooms.join(second, room!.code, undefined);
    await over(match!);
    const row = (await stores.matches.find(match!))!;
    // Before, there were other cards, and a ruleset with another number.
    const yesterday = { ...row, set: 'yesterday', rules: 'yesterday' };
    const again = await opened({
      matches: {
        ...stores.matches,
        find: async (id) => (id === match ? yesterday : stores.matches.find(id)),
      },
    }).again(match!, null);
    const next = (await stores.matches.find(again))!;
    expect(next.set).toBe(row.set);
    expect(next.rules).toEqual(row.rules);
  });

  test('a rematch is refused with the reason if a deck or the rules are no longer allowed', async () => {
    const [first, second] = [await somebody(), await somebody()];
    const rooms = opened();
    const { room } = await rooms.create(first, withFriend);
    const { match } = await rooms.join(second, room!.code, undefined);
    await over(match!);
    const kept = (await stores.rooms.find(room!.code))!;
    const illegal: RoomRow = {
      ...kept,
      version: kept.version + 1,
      seats: [{ ...first, deck: { cards: ['pawn'] } }, kept.seats[1]],
    };
    expect(await stores.rooms.save(illegal)).toBe(true);
    expect(await refusalOf(rooms.again(match!, first.user))).toBe('bad-deck');
    expect(await refusalOf(rooms.again(match!, second.user))).toBe('their-deck');
    const forbidden = { ...illegal, version: illegal.version + 1, changes: { lanes: 9 } };
    expect(await stores.rooms.save(forbidden)).toBe(true);
    expect(await refusalOf(rooms.again(match!, first.user))).toBe('bad-rules');
    // Opening it by its link still works, and so does leaving it.
    expect((await rooms.look(first, room!.code)).changedRules).toEqual([]);
    expect(await refusalOf(rooms.leave(first, room!.code))).toBe('accepted');
  });

  test('a code in use is not given out twice', async () => {
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

  test('a room whose server died before starting the match is started by the next request', async () => {
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

  test('a slow starter and a second one start one match', async () => {
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

  test('a joining player does not learn what is wrong with the other’s deck, and the room is unchanged', async () => {
    const rooms = opened();
    const [first, second] = [await somebody(), await somebody()];
    const { room } = await rooms.create(first, withFriend);
    const kept = (await stores.rooms.find(room!.code))!;
    // The rules have changed since then.
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

    // Players hear about their own deck, even if both already sit.
    const both: RoomRow = {
      ...illegal,
      version: illegal.version + 1,
      seats: [illegal.seats[0], { ...second, deck: kept.seats[0]!.deck }],
    };
    expect(await stores.rooms.save(both)).toBe(true);
    expect(await refusalOf(rooms.join(second, room!.code, undefined))).toBe('their-deck');
    expect(await refusalOf(rooms.join(first, room!.code, undefined))).toBe('bad-deck');
  });

  test('a player’s rooms are limited to what they could play: the oldest closes', async () => {
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

  test('while bots are too busy, no new bot match starts; people may still play', async () => {
    const rooms = opened({}, true);
    const who = await somebody();
    const bot = { game: 'territory', opponent: { kind: 'bot', level: 'easy' } } as const;
    expect(await refusalOf(rooms.create(who, bot))).toBe('unavailable');
    expect(await refusalOf(rooms.create(who, withFriend))).toBe('accepted');
  });

  test('a rematch with a bot starts only if the bot is available', async () => {
    const rooms = opened();
    const bot = { game: 'territory', opponent: { kind: 'bot', level: 'easy' } } as const;
    const { match } = await rooms.create(await somebody(), bot);
    await createHost(stores.matches).move(match!, { seat: 0, concede: true });
    expect(await refusalOf(opened({}, true).again(match!, null))).toBe('unavailable');
    expect(await refusalOf(rooms.again(match!, null))).toBe('accepted');
  });

  test('a bot plays as a character of its level or as none', async () => {
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

  test('a room with a live match cannot be left before conceding', async () => {
    const rooms = opened();
    const [first, second] = [await somebody(), await somebody()];
    const { room } = await rooms.create(first, withFriend);
    await rooms.join(second, room!.code, undefined);
    expect(await refusalOf(rooms.leave(first, room!.code))).toBe('not-over');
    expect(await refusalOf(rooms.leave(await somebody(), room!.code))).toBe('not-seated');
  });

  test('a rematch requested in two processes at once is one match', async () => {
    const [first, second] = [await somebody(), await somebody()];
    const rooms = opened();
    const { room } = await rooms.create(first, withFriend);
    const { match } = await rooms.join(second, room!.code, undefined);
    await createHost(stores.matches).move(match!, { seat: 0, concede: true });
    const results = await Promise.allSettled([opened().again(match!, null), opened().again(match!, null)]);
    const next = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(new Set(next).size).toBe(1);
    expect(await opened().again(match!, null)).toBe(next[0]);
    expect(await stores.matches.ofUser(first.user, null, 10)).toHaveLength(2);
  });
});
