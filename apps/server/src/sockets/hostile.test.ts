// Hostile clients. Each is refused with a typed error, nothing changes, and the others keep playing.
// Read next: budgets.test.ts for clients that send too much, sessions.test.ts for clients that are not signed in.

import { hash } from '@sleight/kernel';
import { below, seedRng } from '@sleight/kernel/rng';
import { type RequestName, requests } from '@sleight/protocol';
import { shelf } from '@sleight/shelf';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { databases } from '../testing/databases';
import { playSuite, send } from '../testing/play-suite';

const friend = { kind: 'friend' } as const;

describe.each(databases)('on $name', ({ fresh }) => {
  const suite = playSuite(fresh);
  /** Everything that could have been changed. */
  const everything = async (): Promise<string> => {
    const tables = ['users', 'decks', 'matches', 'answers', 'rooms', 'reports'];
    const counts = await Promise.all(
      tables.map((table) => suite.database.db.execute(sql.raw(`select count(*)::int as n from ${table}`))),
    );
    return JSON.stringify(counts);
  };

  test('a forged seat, a stranger’s match and a missing match are refused, and nothing moves', async () => {
    const { match, people } = await suite.paired();
    const stranger = await suite.guest();
    const before = await suite.server.host.table(match);
    const active = before.state.asked[0] > 0 ? 0 : 1;
    const answer = { match, decision: before.state.asked[active], keys: ['pass'] };
    expect(await send(people[1 - active], 'game:answer', { ...answer, seat: active })).toBe('not-seated');
    expect(await send(people[1 - active], 'game:answer', answer)).toBe('not-asked');
    expect(await send(people[active], 'game:answer', { ...answer, user: 'me', seat: 7 })).toBe('malformed');
    for (const name of [
      'game:resync',
      'game:answer',
      'game:concede',
      'game:claim',
      'game:undo',
      'game:rematch',
    ] as const) {
      const what = name === 'game:answer' ? answer : { match };
      expect(await send(stranger, name, what)).toBe('not-seated');
      expect(await send(stranger, name, { ...what, match: 'nowhere' })).toBe('unknown-match');
    }
    expect(await send(stranger, 'game:explain', { match, card: 'pawn' })).toBe('not-seated');
    expect(await send(stranger, 'game:report', { match, note: '' })).toBe('not-seated');
    expect(stranger.heard('game:state-update')).toEqual([]);
    expect(await suite.server.host.fresh(match)).toBe(before);
  });

  test('a forged deck is refused: invented stats, invented cards, too many copies, another user’s', async () => {
    const person = await suite.guest();
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
    for (const { id: game } of shelf.filter(({ listed }) => listed === undefined)) {
      const forged = { kind: 'bot', level: 'easy', deck: { cards: ['constructor'] } };
      expect(await create({ cards: ['fox'] }, { game })).toBe('no-decks');
      expect(await create({ saved: 'any' }, { game })).toBe('no-decks');
      expect(await create(undefined, { game, opponent: forged })).toBe('no-decks');
    }
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
    ['onepiece', { format: { size: 0 } }] as const,
    ['territory', { deckMin: 9_999 }] as const,
  ])('nonsensical rules are refused: %s with %o', async (game, rules) => {
    const { socket } = await suite.guest();
    const answer = await socket.emitWithAck('room:create', { game, rules, opponent: friend });
    expect(answer.error?.code).toBe('bad-rules');
    for (const { en, fr } of answer.error.problems) expect(en).not.toBe(fr);
  });

  test('one number of a format may be changed', async () => {
    const rules = { format: { size: 40 } };
    const reply = await (await suite.guest()).must('room:create', {
      game: 'onepiece',
      rules,
      opponent: { kind: 'hotseat' },
    });
    expect(reply.match).not.toBeNull();
  });

  test('a deck is checked again when the match starts', async () => {
    const person = await suite.guest();
    const { room } = await person.must('room:create', { game: 'territory', opponent: friend });
    const kept = (await suite.server.stores.rooms.find(room!.code))!;
    const forged = { ...kept.seats[0]!, deck: { cards: new Array(30).fill('champion') } };
    await suite.server.stores.rooms.save({ ...kept, version: kept.version + 1, seats: [forged, null] });
    expect(await send(await suite.guest(), 'room:join', { code: room!.code })).toBe('their-deck');
  });

  test('stale and duplicate answers apply once', async () => {
    const { match, people } = await suite.paired();
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
    expect(await suite.server.stores.matches.moves(match)).toHaveLength(1);
  });

  test('a large message is refused; an oversized frame disconnects its sender and no one else', async () => {
    const { match, people } = await suite.paired();
    const before = await suite.server.host.table(match);
    const keys = new Array(64).fill('x'.repeat(1_000));
    expect(await send(people[0], 'game:answer', { match, decision: 1, keys })).toBe('too-large');
    const gone = new Promise((resolve) => people[0].socket.once('disconnect', resolve));
    people[0].socket.emit('game:report', { match, note: 'x'.repeat(3_000_000) });
    await gone;
    expect(await suite.server.host.fresh(match)).toBe(before);
    expect((await people[1].must('game:resync', { match })).tables).toHaveLength(1);
  });

  test('10,000 malformed messages are each refused, and the match continues as if they had never come', async () => {
    const { match, people } = await suite.paired();
    const before = await suite.server.host.table(match);
    const rows = await everything();
    const rng = seedRng('malformed');
    const names = Object.keys(requests);
    // One of the junk messages happens to be a valid request.
    const honest = ['resync', 'leave', 'claim', 'view', 'hint', 'concede', 'undo', 'rematch'].map(
      (what) => `game:${what}`,
    );
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
    expect(await suite.server.host.fresh(match)).toBe(before);
    expect(hash((await suite.server.host.table(match)).state)).toBe(hash(before.state));
    expect((await people[1].must('game:resync', { match })).tables).toHaveLength(1);
  });

  test('garbage in place of packets closes only its own connection', async () => {
    const { match, people } = await suite.paired();
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
      const vandal = await suite.guest();
      vandal.socket.io.engine.send(packet);
      vandal.socket.io.engine.send(Buffer.from(packet));
      await new Promise((resolve) => vandal.socket.once('disconnect', resolve));
    }
    expect((await people[0].must('game:resync', { match })).tables).toHaveLength(1);
  });

  test('SQL and script in every field are treated as text', async () => {
    const { match, people } = await suite.paired();
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
      'game:try': (text) => [
        { match: text, decision: 1, keys: ['pass'] },
        { match, decision: 1, keys: [text] },
      ],
      'game:leave': (text) => [{ match: text }],
      'game:view': (text) => [{ match: text }],
      'game:claim': (text) => [{ match: text }],
      'game:greet': (text) => [
        { match: text, greeting: 'hello' },
        { match, greeting: text },
      ],
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
      expect((await suite.server.stores.reports.find(report))?.note).toBe(text);
    }
  });
});
