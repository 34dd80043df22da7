// Live matches across an upgrade: they continue if the new engine agrees, and are void if it does not.

import { hash } from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import { shelf } from '@sleight/shelf';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { matchStore } from '../database/matches';
import { reportStore } from '../database/reports';
import { answers, snapshots } from '../database/schema';
import { isRefused } from '../refused';
import { databases } from '../testing/databases';
import { anyAnswer, bot, person, playOn, rowOf } from '../testing/matches';
import { playServer } from '../testing/play';
import { someUser } from '../testing/rows';
import { createHost, type Host } from './host';
import { snapshotOf } from './snapshots';
import type { MatchRow, MatchStore } from './store';
import { logOf } from './table';
import { headOf, standingOf } from './updates';
import { VOID_NOTE } from './void';

const NEXT = '99.0.0';

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
  let store: MatchStore;
  beforeAll(async () => {
    database = await fresh();
    store = matchStore(database);
  });
  afterAll(() => database.close());

  async function begun(host: Host, game = shelf[0], chairs?: MatchRow['chairs']): Promise<string> {
    const people = [person(await someUser(database)), person(await someUser(database))] as const;
    const row = rowOf(game, chairs ?? people);
    await host.begin(row);
    return row.id;
  }

  /** A process with the next engine, and the matches it found void. */
  function upgraded(): { host: Host; voided: string[] } {
    const host = createHost(store, { engine: NEXT });
    const voided: string[] = [];
    host.listen({ voided: ({ id }) => voided.push(id) });
    return { host, voided };
  }

  const answersOf = (match: string) => eq(answers.match, match);
  const reportsOn = async (match: string) =>
    (await reportStore(database).list(100)).filter((report) => report.match === match);

  test.each(shelf.map((game) => [game.id, game] as const))(
    '%s: a match that the new engine replays to the same table continues with that engine',
    async (_id, game) => {
      const old = createHost(store);
      const match = await begun(old, game, [person(await someUser(database)), bot()]);
      const rng = seedRng('upgrade');
      const before = await playOn(old, match, rng, 12);
      const { host, voided } = upgraded();
      const after = await host.table(match);
      expect(hash(after.state)).toBe(hash(before.state));
      expect(after.versions).toEqual(before.versions);
      expect(voided).toEqual([]);
      expect((await store.find(match))?.engine).toBe(NEXT);
      expect(headOf(after.row, [true, true]).engine).toBe(NEXT);
      await host.move(match, anyAnswer(after, rng)!);
      expect(await reportsOn(match)).toEqual([]);
    },
  );

  test('a checkpoint of the old engine is not trusted, and the new one writes its own', async () => {
    const old = createHost(store);
    const match = await begun(
      old,
      shelf.find(({ id }) => id === 'sleeved'),
    );
    await playOn(old, match, seedRng('long'), 70);
    await old.settled();
    const saved = (await store.checkpoint(match))!;
    let read = 0;
    const host = createHost(
      {
        ...store,
        moves: async (id, from, most) => {
          read++;
          expect(from).toBe(0);
          return await store.moves(id, from, most);
        },
      },
      { engine: NEXT },
    );
    expect((await host.table(match)).n).toBe(70);
    expect(read).toBe(1);
    await host.settled();
    expect(await store.checkpoint(match)).toMatchObject({ n: 70, engine: NEXT });
    expect(saved).toMatchObject({ n: 64, engine: expect.not.stringContaining(NEXT) });
  });

  test('a process with the old engine can no longer append, and checks whether it agrees', async () => {
    const old = createHost(store);
    const match = await begun(old);
    const table = await old.table(match);
    await upgraded().host.table(match);
    const answer = anyAnswer(table, seedRng('late'))!;
    expect(
      await store.append({
        match,
        n: 0,
        move: answer,
        witness: { heard: [true, true], hash: '' },
        engine: table.row.engine,
        ending: null,
      }),
    ).toBe('taken');
    expect((await old.move(match, answer)).n).toBe(1);
    expect((await store.find(match))?.engine).toBe(table.row.engine);
  });

  /** Ways in which a match can become unplayable after `n` answers, and the text that admins read. */
  const breakages: readonly [string, (match: string) => Promise<unknown>, string, 'shown' | 'gone'][] = [
    [
      'an answer leads to another table',
      (match) => database.db.update(answers).set({ hash: 'another' }).where(answersOf(match)),
      'answer 0 leads to another table',
      'shown',
    ],
    [
      'an answer is refused',
      (match) =>
        database.run(
          `update answers set move = '{"seat":0,"decision":77,"keys":["fly"]}' where match = $1 and n = 3`,
          [match],
        ),
      'answer 3 is refused',
      'shown',
    ],
    [
      'an answer cannot be read',
      (match) => database.run(`update answers set move = '{"seat":5}' where match = $1 and n = 2`, [match]),
      'answer 2',
      'shown',
    ],
    [
      'its game is gone',
      (match) => database.run(`update matches set game = 'gone' where id = $1`, [match]),
      'there is no game called gone',
      'gone',
    ],
    [
      'its card set is gone',
      (match) => database.run(`update matches set "set" = 'territory-older' where id = $1`, [match]),
      'its card set territory-older is not there',
      'gone',
    ],
    [
      'its card set does not compile any more',
      async (match) => {
        const { hash: name, content } = snapshotOf([{ id: 'pawn', does: 'something unheard of' }]);
        await database.db.insert(snapshots).values({ hash: name, content }).onConflictDoNothing();
        await database.run('update matches set "set" = $1 where id = $2', [name, match]);
      },
      'its rulebook does not compile',
      'gone',
    ],
    [
      'its rules are gone',
      (match) => database.run(`update matches set rules = 'none' where id = $1`, [match]),
      'its rules none are not there',
      'gone',
    ],
    [
      'it cannot be dealt',
      (match) =>
        database.run(`update matches set decks = '[{"cards":["unheard-of"]},{"cards":[]}]' where id = $1`, [
          match,
        ]),
      'it cannot be dealt',
      'gone',
    ],
  ];

  test.each(breakages)('void if %s', async (_what, breaks, why, left) => {
    const old = createHost(store);
    const match = await begun(old);
    await playOn(old, match, seedRng('void'), 6);
    await breaks(match);
    const { host, voided } = upgraded();
    const opening = host.table(match);
    expect(await refusalOf(opening)).toBe(left === 'shown' ? 'accepted' : 'void');
    expect(voided).toEqual([match]);
    expect(await store.find(match)).toMatchObject({
      status: 'over',
      ending: { winner: null, reason: 'void', hash: '' },
    });
    const [report, ...more] = await reportsOn(match);
    expect(more).toEqual([]);
    expect(report.user).toBeNull();
    expect(report.note).toContain('void: the rules engine changed');
    expect(report.note).toContain(why);
    expect(report.scenario === '').toBe(why.includes('no game'));
    expect(await refusalOf(host.move(match, { seat: 0, concede: true }))).toBe(
      left === 'shown' ? 'over' : 'void',
    );
    // Another process, or the same one after a restart, says the same and reports nothing more.
    const again = upgraded();
    expect(await refusalOf(again.host.table(match))).toBe(left === 'shown' ? 'accepted' : 'void');
    expect(again.voided).toEqual([]);
    expect(await reportsOn(match)).toHaveLength(1);
    if (left === 'gone') return;
    for (const table of [await opening, await again.host.table(match)])
      for (const seat of [0, 1] as const) {
        expect(standingOf(table, seat)).toMatchObject({
          result: { winner: null, reason: 'void', note: VOID_NOTE },
          decision: null,
          isWaiting: false,
          mayUndo: false,
        });
        expect(logOf(table, seat).at(-1)).toEqual([VOID_NOTE]);
      }
  });

  test('an unreachable database makes no match void', async () => {
    const old = createHost(store);
    const match = await begun(old);
    await playOn(old, match, seedRng('cut'), 3);
    const cut = async (): Promise<never> => {
      throw new Error('the line was cut');
    };
    // Cached rulebooks are not requested again: these rules are used by no other match.
    await database.run('update matches set rules = $1 where id = $2', [
      snapshotOf({ unique: true }).hash,
      match,
    ]);
    for (const broken of [{ snapshot: cut }, { find: cut }])
      await expect(createHost({ ...store, ...broken }).table(match)).rejects.toThrow('the line was cut');
    await database.run('update matches set rules = $1 where id = $2', [
      (await old.table(match)).row.rules,
      match,
    ]);
    for (const broken of [{ moves: cut }, { checkpoint: cut }])
      await expect(createHost({ ...store, ...broken }).table(match)).rejects.toThrow('the line was cut');
    expect((await store.find(match))?.status).toBe('live');
    expect(await reportsOn(match)).toEqual([]);
  });

  test('of two processes that find a match void, one reports it', async () => {
    const old = createHost(store);
    const match = await begun(old);
    await playOn(old, match, seedRng('two'), 3);
    await database.db.update(answers).set({ hash: 'another' }).where(answersOf(match));
    const found = await Promise.all(
      [upgraded(), upgraded()].map(async (one) => {
        await one.host.table(match);
        return one.voided.length;
      }),
    );
    expect(found.sort()).toEqual([0, 1]);
    expect(await reportsOn(match)).toHaveLength(1);
  });

  test('logs from before witnesses continue if every answer is legal', async () => {
    const old = createHost(store);
    const match = await begun(old, shelf[0], [person(await someUser(database)), bot()]);
    const before = await playOn(old, match, seedRng('older'), 12);
    await database.db.update(answers).set({ hash: null, heard: null }).where(answersOf(match));
    const { host } = upgraded();
    const after = await host.table(match);
    expect([hash(after.state), after.versions]).toEqual([hash(before.state), before.versions]);
  });

  test('both players are notified and may start another match', async () => {
    const server = await playServer(database);
    const [me, you] = [await server.guest(), await server.guest()];
    const made = await me.must('room:create', { game: shelf[0].id, opponent: { kind: 'friend' } });
    const { match } = await you.must('room:join', { code: made.room?.code ?? '' });
    const id = match ?? '';
    for (const one of [me, you]) await one.must('game:resync', { match: id });
    await playOn(server.host, id, seedRng('told'), 4);
    await database.db.update(answers).set({ hash: 'another' }).where(answersOf(id));
    server.host.forget(Number.POSITIVE_INFINITY);
    const ended = [me, you].map((one) => one.next('game:ended'));
    const { tables } = await me.must('game:resync', { match: id });
    for (const told of await Promise.all(ended))
      expect(told).toMatchObject({ match: id, result: { winner: null, reason: 'void', note: VOID_NOTE } });
    expect(tables[0].update.result?.note).toEqual(VOID_NOTE);
    expect(tables[0].log.at(-1)).toEqual([VOID_NOTE]);
    await me.must('game:rematch', { match: id });
    expect((await you.must('game:rematch', { match: id })).match).not.toBeNull();
    expect(server.failures).toEqual([]);
    for (const one of [me, you]) one.close();
    await server.close();
  });
});
