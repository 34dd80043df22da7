// Clients that mean harm. Each is refused with a typed error, nothing changes, and the others play on.

import { hash } from '@sleight/kernel';
import { below, seedRng } from '@sleight/kernel/rng';
import { type ErrorCode, type RequestName, requests, wireErrorSchema } from '@sleight/protocol';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { shelf } from '../games';
import { createLimits, unlimited } from '../operations/limits';
import { databases } from '../testing/databases';
import { anyAnswer } from '../testing/matches';
import { accountIn, guestIn, PASSWORD, someEmail } from '../testing/people';
import { type Client, dial, type PlayServer, playServer } from '../testing/play';

const friend = { kind: 'friend' } as const;

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  let server: PlayServer;
  const open: Client[] = [];
  beforeAll(async () => {
    database = await fresh();
    server = await playServer(database);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });
  afterEach(() => {
    for (const client of open.splice(0)) client.close();
    expect(server.failures).toEqual([]);
  });

  const guest = async (): Promise<Client> => {
    const client = await server.guest();
    open.push(client);
    return client;
  };
  const paired = async (): Promise<{ match: string; people: [Client, Client] }> => {
    const people: [Client, Client] = [await guest(), await guest()];
    const { room } = await people[0].must('room:create', { game: 'territory', opponent: friend });
    const { match } = await people[1].must('room:join', { code: room!.code });
    return { match: match!, people };
  };
  /** Sends anything at all under any name; tells the code it is refused with. */
  const send = async ({ socket }: Client, name: string, ...sent: unknown[]): Promise<ErrorCode | 'done'> => {
    const answer: { ok: boolean; error?: unknown } = await socket.emitWithAck(name, ...sent);
    if (answer.ok) return 'done';
    const { code } = wireErrorSchema.parse(answer.error);
    return code as ErrorCode;
  };
  /** Everything that could have been changed. */
  const everything = async (): Promise<string> => {
    const tables = ['users', 'decks', 'matches', 'answers', 'rooms', 'reports'];
    const counts = await Promise.all(
      tables.map((table) => database.db.execute(sql.raw(`select count(*)::int as n from ${table}`))),
    );
    return JSON.stringify(counts);
  };

  test('a forged seat, a stranger’s match and a match that is not there are refused, and nothing moves', async () => {
    const { match, people } = await paired();
    const stranger = await guest();
    const before = await server.host.table(match);
    const active = before.state.asked[0] > 0 ? 0 : 1;
    const answer = { match, decision: before.state.asked[active], keys: ['pass'] };
    expect(await send(people[1 - active], 'game:answer', { ...answer, seat: active })).toBe('not-seated');
    expect(await send(people[1 - active], 'game:answer', answer)).toBe('not-asked');
    expect(await send(people[active], 'game:answer', { ...answer, user: 'me', seat: 7 })).toBe('malformed');
    for (const name of ['game:resync', 'game:answer', 'game:concede', 'game:undo', 'game:rematch'] as const) {
      const what = name === 'game:answer' ? answer : { match };
      expect(await send(stranger, name, what)).toBe('not-seated');
      expect(await send(stranger, name, { ...what, match: 'nowhere' })).toBe('unknown-match');
    }
    expect(await send(stranger, 'game:explain', { match, card: 'pawn' })).toBe('not-seated');
    expect(await send(stranger, 'game:report', { match, note: '' })).toBe('not-seated');
    expect(stranger.heard('game:state-update')).toEqual([]);
    expect(await server.host.fresh(match)).toBe(before);
  });

  test('a forged deck is refused: invented stats, invented cards, too many copies, somebody else’s', async () => {
    const person = await guest();
    const create = (deck: unknown, more = {}) =>
      send(person, 'room:create', { game: 'territory', deck, opponent: friend, ...more });
    const before = await everything();
    expect(await create({ cards: [{ id: 'pawn', power: 99 }] })).toBe('malformed');
    expect(await create({ cards: ['pawn'], power: 99 })).toBe('malformed');
    expect(await create({ starter: 'ember-rites', cards: ['pawn'] })).toBe('malformed');
    expect(await create({ cards: ['dragon-of-doom'] })).toBe('bad-deck');
    expect(await create({ cards: new Array(30).fill('champion') })).toBe('bad-deck');
    expect(await create({ cards: ['__proto__', 'constructor', 'toString'] })).toBe('bad-deck');
    expect(await create({ starter: 'no-such-deck' })).toBe('unknown-deck');
    expect(await create({ saved: 'someone-elses' })).toBe('unknown-deck');
    expect(await create(undefined, { cards: [{ id: 'mine', kind: 'unit', power: 99 }] })).toBe('malformed');
    expect(await create(undefined, { rules: { lanes: 99 } })).toBe('bad-rules');
    expect(await create(undefined, { rules: { cards: [{ id: 'mine' }] } })).toBe('bad-rules');
    expect(await create(undefined, { ruleset: 'mine' })).toBe('unknown-ruleset');
    expect(await create(undefined, { game: '__proto__' })).toBe('unknown-game');
    expect(await create(undefined, { opponent: { kind: 'bot', level: 'constructor' } })).toBe(
      'unknown-level',
    );
    expect(await everything()).toBe(before);
  });

  test.each([
    ...shelf.map(({ id }) => [id, { nonsense: 1 }] as const),
    ['mythos', { deck: { size: 0 } }] as const,
    ['onepiece', { format: { size: 50 } }] as const,
    ['territory', { deckMin: 9_999 }] as const,
  ])('rules that make no sense are refused: %s with %o', async (game, rules) => {
    const { socket } = await guest();
    const answer = await socket.emitWithAck('room:create', { game, rules, opponent: friend });
    expect(answer.error?.code).toBe('bad-rules');
    for (const { en, fr } of answer.error.problems) expect(en).not.toBe(fr);
  });

  test('a deck is judged again when the match starts', async () => {
    const person = await guest();
    const { room } = await person.must('room:create', { game: 'territory', opponent: friend });
    const kept = (await server.stores.rooms.find(room!.code))!;
    const forged = { ...kept.seats[0]!, deck: { cards: new Array(30).fill('champion') } };
    await server.stores.rooms.save({ ...kept, version: kept.version + 1, seats: [forged, null] });
    expect(await send(await guest(), 'room:join', { code: room!.code })).toBe('their-deck');
  });

  test('stale and doubled answers apply once', async () => {
    const { match, people } = await paired();
    const tables = await Promise.all(people.map((client) => client.must('game:resync', { match })));
    const active = tables.findIndex(({ tables: [{ update }] }) => update.decision !== null);
    const { id, options } = tables[active].tables[0].update.decision!;
    const answer = { match, decision: id, keys: [options[0].key] };
    const codes = await Promise.all(
      Array.from({ length: 50 }, () => send(people[active], 'game:answer', answer)),
    );
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(codes.filter((code) => code === 'not-asked' || code === 'stale')).toHaveLength(49);
    expect(await send(people[active], 'game:answer', answer)).toMatch(/^(not-asked|stale)$/);
    expect(await server.stores.matches.moves(match)).toHaveLength(1);
  });

  test('a large message is refused; a frame too large to read costs its sender the line, and nobody else', async () => {
    const { match, people } = await paired();
    const before = await server.host.table(match);
    const keys = new Array(64).fill('x'.repeat(1_000));
    expect(await send(people[0], 'game:answer', { match, decision: 1, keys })).toBe('too-large');
    const gone = new Promise((resolve) => people[0].socket.once('disconnect', resolve));
    people[0].socket.emit('game:report', { match, note: 'x'.repeat(3_000_000) });
    await gone;
    expect(await server.host.fresh(match)).toBe(before);
    expect((await people[1].must('game:resync', { match })).tables).toHaveLength(1);
  });

  test('10,000 malformed messages are each refused, and the match goes on as if they had never come', async () => {
    const { match, people } = await paired();
    const before = await server.host.table(match);
    const rows = await everything();
    const rng = seedRng('malformed');
    const names = Object.keys(requests);
    // One of the junk messages happens to be what these ask for.
    const honest = ['resync', 'view', 'hint', 'concede', 'undo', 'rematch'].map((what) => `game:${what}`);
    const junk = [
      null,
      undefined,
      0,
      -1,
      1e308,
      '',
      match,
      [],
      [[[[]]]],
      {},
      true,
      { match },
      { match: {} },
      { match, decision: '1', keys: 'pass' },
      { match, decision: 1.5, keys: ['pass'] },
      { match, decision: 1, keys: [] },
      { match, decision: 1, keys: [null] },
      { match, decision: 1, keys: new Array(65).fill('pass') },
      { match, decision: 1, keys: ['pass'], timeout: true },
      { match, seat: 0, decision: 1, concede: true },
      { match: `${match}\u0000` },
      { match: '../../etc/passwd' },
      { code: '!!!!!!' },
      { code: 'ABCDE' },
      { game: 'territory' },
      { game: 'territory', opponent: 'friend' },
      { game: 'territory', opponent: { kind: 'god' } },
      { game: 'territory', opponent: friend, rules: [] },
      { note: 5 },
      JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {}}'),
      Buffer.from('binary'),
    ];
    const codes = new Map<string, number>();
    const TOTAL = 10_000;
    const AT_ONCE = 500;
    for (let from = 0; from < TOTAL; from += AT_ONCE) {
      const answers = Array.from({ length: AT_ONCE }, (_, i) => {
        const isKnown = below(rng, 10) > 0;
        const name = isKnown ? names[below(rng, names.length)] : ['constructor', 'game:cheat', ' '][i % 3];
        const what = junk[below(rng, junk.length)];
        const isHonest = honest.includes(name);
        return send(people[0], name, isHonest && what === junk[11] ? {} : what);
      });
      for (const code of await Promise.all(answers)) codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect([...codes]).toEqual([['malformed', TOTAL]]);
    expect(await everything()).toBe(rows);
    expect(await server.host.fresh(match)).toBe(before);
    expect(hash((await server.host.table(match)).state)).toBe(hash(before.state));
    expect((await people[1].must('game:resync', { match })).tables).toHaveLength(1);
  });

  test('garbage in place of packets closes its own line only', async () => {
    const { match, people } = await paired();
    const garbage = [
      '{',
      '2',
      '2[',
      '"',
      '51-["x",{"_placeholder":true,"num":9}]',
      '\u0000',
      'x'.repeat(9_999),
    ];
    for (const packet of garbage) {
      const vandal = await guest();
      vandal.socket.io.engine.send(packet);
      vandal.socket.io.engine.send(Buffer.from(packet));
      await new Promise((resolve) => vandal.socket.once('disconnect', resolve));
    }
    expect((await people[0].must('game:resync', { match })).tables).toHaveLength(1);
  });

  test('SQL and script in every field are text like any other', async () => {
    const { match, people } = await paired();
    const [person] = people;
    const before = await everything();
    const nasty = [
      "'; drop table matches; --",
      "' or '1'='1",
      '<script>alert(1)</script>',
      '{{7*7}}',
      '\u0000',
      '\ud800',
    ];
    const asks: Record<RequestName, (text: string) => unknown[]> = {
      'room:create': (text) => [
        { game: text, opponent: friend },
        { game: 'territory', ruleset: text, opponent: friend },
        { game: 'territory', rules: { [text]: text }, opponent: friend },
        { game: 'territory', deck: { saved: text }, opponent: friend },
        { game: 'territory', deck: { starter: text }, opponent: friend },
        { game: 'territory', deck: { cards: [text], leader: text }, opponent: friend },
        { game: 'territory', opponent: { kind: 'bot', level: text } },
        { game: 'territory', opponent: { kind: 'bot', level: 'easy', persona: text } },
      ],
      'room:look': (text) => [{ code: text }],
      'room:join': (text) => [{ code: text }],
      'room:leave': (text) => [{ code: text }],
      'task:start': (text) => [{ task: text }],
      'game:resync': (text) => [{ match: text }],
      'game:answer': (text) => [
        { match: text, decision: 1, keys: ['pass'] },
        { match, decision: 1, keys: [text] },
      ],
      'game:view': (text) => [{ match: text }],
      'game:concede': (text) => [{ match: text }],
      'game:undo': (text) => [{ match: text }],
      'game:rematch': (text) => [{ match: text }],
      'game:continue': (text) => [
        { match: text, step: 0, opponent: { kind: 'hotseat' } },
        { match, step: 0, opponent: { kind: 'bot', level: text } },
      ],
      'game:hint': (text) => [{ match: text }],
      'game:explain': (text) => [{ match: text, card: 'pawn' }],
      'game:report': (text) => [{ match: text, note: text }],
    };
    for (const text of nasty) {
      for (const [name, of] of Object.entries(asks)) {
        for (const what of of(text))
          expect([name, what, await send(person, name, what)]).not.toContain('done');
      }
    }
    expect(await everything()).toBe(before);
    for (const text of nasty.slice(0, 4)) {
      const { report } = await person.must('game:report', { match, note: text });
      expect((await server.stores.reports.find(report))?.note).toBe(text);
    }
  });

  test('without a session, with an invented one, or from another page there is no socket', async () => {
    const real = (await guestIn(server.desk)).sender.cookie ?? '';
    const knock = (headers: Record<string, string>): Promise<unknown> =>
      new Promise((resolve) => {
        const socket = dial(server.url, headers);
        socket.once('connect', () => {
          socket.disconnect();
          resolve('connected');
        });
        socket.once('connect_error', (error: Error & { data?: { code?: string } }) => {
          resolve(error.data?.code ?? 'closed');
        });
      });
    expect(await knock({ cookie: real, origin: server.url })).toBe('connected');
    expect(await knock({ origin: server.url })).toBe('not-signed-in');
    expect(await knock({ cookie: real.replace(/=\w{4}/, '=AAAA'), origin: server.url })).toBe(
      'not-signed-in',
    );
    expect(await knock({ cookie: real, origin: 'https://evil.example' })).toBe('closed');
    expect(await knock({ cookie: real, origin: 'null' })).toBe('closed');
  });

  test('a revoked session closes its sockets at once', async () => {
    const browser = await accountIn(server.desk);
    const client = await server.connect(browser);
    const gone = new Promise((resolve) => client.socket.once('disconnect', resolve));
    await server.desk.signOut(browser.sender);
    expect(await gone).toBe('io server disconnect');
    expect(client.heard('error').map(({ code }) => code)).toEqual(['not-signed-in']);
    await expect(server.connect(browser)).rejects.toThrow();
  });

  test('a guest who becomes an account in the middle of a match plays on over the same socket', async () => {
    const { match, people } = await paired();
    const tables = await Promise.all(people.map((client) => client.must('game:resync', { match })));
    const active = tables.findIndex(({ tables: [{ update }] }) => update.decision !== null);
    const { browser } = people[active];
    const given = { email: `${match}@example.org`, password: 'correct horse', name: 'Ada' };
    browser.keep(await server.desk.signUp(browser.sender, given));
    const { id, options } = tables[active].tables[0].update.decision!;
    await people[active].must('game:answer', { match, decision: id, keys: [options[0].key] });
    expect(people[active].heard('game:state-update').at(-1)?.version).toBe(1);
    const elsewhere = await server.connect(browser);
    open.push(elsewhere);
    expect((await elsewhere.must('game:resync', { match })).tables[0].update.seat).toBe(active);
  });

  test('a name that was changed is the one that the next match shows, over sockets that were open before', async () => {
    const someone = await guest();
    const nameInRoom = async (): Promise<string | null> =>
      (await someone.must('room:create', { game: 'territory', opponent: friend })).room!.players[0];
    await server.desk.change(someone.browser.sender, { name: 'Grace' });
    expect(await nameInRoom()).toBe('Grace');
    const given = { email: someEmail(), password: PASSWORD, name: 'Ada' };
    someone.browser.keep(await server.desk.signUp(someone.browser.sender, given));
    expect(await nameInRoom()).toBe('Ada');
  });

  /** Budgets that never come back, so that nothing here depends on how fast it runs. */
  const HOUR = 3_600;

  test('twenty guests of one address who resync without end are refused beyond their budget, and others are served', async () => {
    const strict = await playServer(database, { limits: createLimits({ seconds: HOUR }) });
    const office = '203.0.113.1';
    const vandals = await Promise.all(Array.from({ length: 20 }, () => strict.guest(office)));
    const player = await strict.guest('203.0.113.2');
    const create = { game: 'territory', opponent: { kind: 'hotseat' } } as const;
    // Ten points each for a match: this is what the address has for messages.
    const { match } = await vandals[0].must('room:create', create);
    const { match: theirs } = await player.must('room:create', create);

    const flood = vandals.map((vandal, i) =>
      Promise.all(
        Array.from({ length: 30 }, () =>
          vandal
            .ask('game:resync', { match: i === 0 ? match! : 'nowhere' })
            .then((answer) => (answer.ok ? { code: 'done' } : answer.error)),
        ),
      ),
    );
    const answers = async (): Promise<string[]> => {
      const rng = seedRng('answers');
      const codes: string[] = [];
      for (let i = 0; i < 25; i++) {
        const answer = anyAnswer(await strict.host.table(theirs!), rng);
        if (answer === null) break;
        codes.push(await send(player, 'game:answer', { match: theirs, ...answer }));
      }
      return codes;
    };
    const [codes, ...refusals] = await Promise.all([answers(), ...flood]);
    expect(codes.length).toBeGreaterThan(5);
    expect(new Set(codes)).toEqual(new Set(['done']));
    // 30 points were left to the first: six resyncs. The others had 160 among them: 32.
    expect(refusals[0].filter(({ code }) => code === 'done')).toHaveLength(6);
    const worked = refusals
      .slice(1)
      .flat()
      .filter(({ code }) => code === 'unknown-match');
    expect(worked).toHaveLength(32);
    const [refusal] = refusals.flat().filter(({ code }) => code === 'too-many');
    expect(refusal).toMatchObject({
      retryAfter: expect.any(Number),
      message: { en: expect.stringMatching(/Try again in (60|59) minutes/) },
    });
    await strict.close();
  });

  test('a person has only so many live matches; one that ends makes room', async () => {
    const limits = { ...unlimited, matches: 2 };
    const strict = await playServer(database, { limits });
    const person = await strict.guest();
    const create = { game: 'territory', opponent: { kind: 'hotseat' } } as const;
    const { match } = await person.must('room:create', create);
    await person.must('room:create', create);
    const refusal = await person.ask('room:create', create);
    expect(refusal).toMatchObject({ ok: false, error: { code: 'too-many-matches', retryAfter: 1_800 } });
    expect(await send(person, 'task:start', { task: 'territory/first-match' })).toBe('too-many-matches');
    await person.must('game:concede', { match: match!, seat: 0 });
    await person.must('room:create', create);
    await strict.close();
  });

  test('an address has only so many live matches for everybody behind it', async () => {
    const limits = { ...unlimited, matchesHere: 2 };
    const strict = await playServer(database, { limits });
    const [one, two] = [await strict.guest('203.0.113.1'), await strict.guest('203.0.113.1')];
    const create = { game: 'territory', opponent: { kind: 'hotseat' } } as const;
    await one.must('room:create', create);
    await two.must('room:create', create);
    expect(await send(one, 'room:create', create)).toBe('too-many-matches-here');
    await (await strict.guest('203.0.113.2')).must('room:create', create);
    await strict.close();
  });

  test('who guesses codes of rooms is refused, by person and by address, even with a code that is right', async () => {
    const { code, codesHere } = createLimits({ seconds: HOUR });
    const strict = await playServer(database, { limits: { ...unlimited, code, codesHere } });
    const owner = await strict.guest('203.0.113.9');
    const { room } = await owner.must('room:create', { game: 'territory', opponent: friend });
    const guesses = async (one: Client, count: number): Promise<string[]> => {
      const codes: string[] = [];
      for (let i = 0; i < count; i++)
        codes.push(await send(one, i % 2 === 0 ? 'room:look' : 'room:join', { code: 'ZZZZZZ' }));
      return codes;
    };
    const office = '203.0.113.1';
    const guesser = await strict.guest(office);
    expect(await guesses(guesser, 11)).toEqual([...Array(10).fill('unknown-room'), 'too-many-codes']);
    expect(await send(guesser, 'room:join', { code: room!.code })).toBe('too-many-codes');
    for (let i = 0; i < 9; i++) await guesses(await strict.guest(office), 10);
    const late = await strict.guest(office);
    expect(await guesses(late, 1)).toEqual(['too-many-codes']);
    // Looking at a room that is there costs nothing.
    const honest = await strict.guest('203.0.113.2');
    for (let i = 0; i < 20; i++) await honest.must('room:look', { code: room!.code });
    expect((await honest.must('room:join', { code: room!.code })).match).not.toBeNull();
    await strict.close();
  });

  test('who sends too much is told so, and disconnected if they do not stop', async () => {
    const strict = await playServer(database, { limits: createLimits() });
    const flooder = await strict.guest();
    const gone = new Promise((resolve) => flooder.socket.once('disconnect', resolve));
    const codes = await Promise.all(Array.from({ length: 200 }, () => send(flooder, 'game:resync', {})));
    expect(new Set(codes)).toEqual(new Set(['malformed', 'too-many']));
    for (let i = 0; i < 3_000; i++) flooder.socket.emit('game:resync', {});
    expect(await gone).toBe('io server disconnect');
    const other = await strict.guest();
    expect(await send(other, 'game:resync', { match: 'nowhere' })).toBe('unknown-match');
    await strict.close();
  });
});
