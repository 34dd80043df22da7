// Finished matches continued from a step: where the new match begins, and what it does not contain.

import { playing, SEATS } from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import { sceneOf } from '@sleight/kit';
import { type Eyes, type GameContinue, lastScene } from '@sleight/protocol';
import { findGame, shelf } from '@sleight/shelf';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { matches as matchTable } from '../database/schema';
import { type Stores, storesOver } from '../database/stores';
import { puzzles } from '../lessons/shelf';
import { newTask } from '../lessons/start';
import { isRefused } from '../refused';
import { createRooms } from '../rooms/rooms';
import type { Person } from '../rooms/starting';
import { databases } from '../testing/databases';
import { bot, person, playOn, rowOf } from '../testing/matches';
import { read, recorderOver, stepsOf } from '../testing/recorder';
import { matchOf, someUser } from '../testing/rows';
import { createHost } from './host';
import type { MatchRow, MatchStore } from './store';
import { type LiveTable, logOf } from './table';
import { undoProblem } from './undo';
import { standingOf } from './updates';

const hotseat = { kind: 'hotseat' } as const;
const easy = { kind: 'bot', level: 'easy' } as const;

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'accepted';
  } catch (error) {
    if (isRefused(error)) return error.wire.code;
    throw error;
  }
};

/** Everything both seats are sent when they join, without the name of the match. */
const sent = (table: LiveTable) =>
  SEATS.map((seat) => ({ update: { ...standingOf(table, seat), match: '' }, log: logOf(table, seat) }));

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  let stores: Stores;
  let ada: Person;
  beforeAll(async () => {
    database = await fresh();
    stores = storesOver(database);
    ada = { user: await someUser(database), name: 'Ada' };
  });
  afterAll(() => database.close());

  /** A match that Ada has played against herself to the end. */
  async function played(game = shelf[0], chairs = [person(ada.user), person(ada.user)] as const) {
    const host = createHost(stores.matches);
    const row = rowOf(game, chairs, { seed: 'continued' });
    await host.begin(row);
    return await playOn(host, row.id, seedRng(`continue ${game.id}`));
  }

  /** On a newly started server. */
  const playedOn = async (ask: Omit<GameContinue, 'eyes'> & { eyes?: Eyes }, matches = stores.matches) => {
    const host = createHost(matches);
    const rooms = createRooms({ host, ...stores, matches, botsAreBusy: () => false, model: null });
    return await rooms.playOn(ada, { eyes: 'open', ...ask });
  };
  const opened = (match: string): Promise<LiveTable> => createHost(stores.matches).table(match);
  const countMatches = async (): Promise<number> =>
    (await stores.matches.ofUser(ada.user, null, 1_000)).length;

  /** Another match with the same deal that has only the first answers. */
  async function control({ row, line }: LiveTable, answers: number): Promise<LiveTable> {
    const host = createHost(stores.matches);
    const chairs = [person(ada.user), person(ada.user)] as const;
    const id = `control-${row.id}-${answers}`.slice(0, 40);
    await host.begin({ ...row, id, chairs, status: 'live', ending: null, snapshots: [] });
    for (const { answer } of line.slice(0, answers)) await host.move(id, answer);
    return await host.table(id);
  }

  test.each(shelf.map((game) => [game.id, game] as const))(
    '%s: the new match is the old one up to the step, and nothing after it is sent',
    async (_id, game) => {
      const old = await played(game);
      const last = old.line.length;
      for (const step of [0, 1, Math.floor(last / 2), last - 1]) {
        const match = await playedOn({ match: old.row.id, step, opponent: hotseat });
        const table = await opened(match);
        expect(sent(table)).toEqual(sent(await control(old, step)));
        const { seed, decks, set, rules, ruleset, changes } = old.row;
        expect(table.row).toMatchObject({ seed, decks, set, rules, ruleset, changes, inherited: step });
        expect(table.row).toMatchObject({ room: null, after: null, status: 'live', ending: null });
        const logged = await stores.matches.moves(match);
        expect(logged.map(({ n, move }) => [n, move])).toEqual(
          old.line.slice(0, step).map(({ answer }, n) => [n, answer]),
        );
        expect(logged.every(({ witness }) => witness !== null)).toBe(true);
      }
    },
  );

  test.each(['0', '1', 'open'] as const)(
    'Sleeved: a step watched from point of view %s begins with the table seen there, though others pick in private',
    async (eyes) => {
      const old = await played(findGame('sleeved')!);
      const { recorder } = recorderOver(database);
      const seat = eyes === '1' ? 1 : 0;
      const recording = read(await recorder.recording(old.row.id, 'open'));
      const steps = stepsOf(recording, eyes);
      const hasPrivatePicks = eyes !== 'open';
      expect(steps.length < stepsOf(recording, 'open').length).toBe(hasPrivatePicks);
      for (const [step, { beats, by, keys }] of steps.slice(0, -1).entries()) {
        if (step % 3 > 0) continue;
        const match = await playedOn({ match: old.row.id, eyes, step, opponent: hotseat });
        const table = await opened(match);
        const { game, book, state } = table;
        const shown =
          eyes === 'open' ? sceneOf(game, playing(book, state), 0) : lastScene(standingOf(table, seat));
        expect(shown).toEqual(beats.at(-1)?.scene);
        const lastAnswer = table.line.at(-1)?.answer;
        expect(lastAnswer?.seat ?? null).toBe(by);
        if (keys.length > 0) expect(lastAnswer).toMatchObject({ keys });
      }
    },
  );

  test('the asker takes the seat they watch, their own, or the one they choose', async () => {
    const other = person(await someUser(database));
    const { row } = await played(shelf[0], [other, person(ada.user)]);
    const theirs = await played(shelf[0], [other, other]);
    const seatOf = async (ask: Partial<GameContinue>) => {
      const match = await playedOn({ match: row.id, step: 1, opponent: easy, ...ask });
      return (await stores.matches.find(match))?.chairs.findIndex(({ kind }) => kind === 'person');
    };
    expect(await seatOf({})).toBe(1);
    expect(await seatOf({ eyes: '0' })).toBe(0);
    expect(await seatOf({ seat: 0 })).toBe(0);
    expect(await seatOf({ match: theirs.row.id })).toBe(0);
    expect(await seatOf({ match: theirs.row.id, seat: 1 })).toBe(1);
  });

  test('undo works on answers of the new match, never on those of the old one', async () => {
    const old = await played(shelf[0], [person(ada.user), bot()]);
    let found = 0;
    for (let step = 1; step < old.line.length && found < 3; step++) {
      if (old.line[step - 1].answer.seat !== 0) continue;
      const match = await playedOn({ match: old.row.id, step, seat: 0, opponent: easy });
      const host = createHost(stores.matches);
      const table = await host.table(match);
      const couldBeTakenBack = undoProblem({ ...table, row: { ...table.row, inherited: 0 } }, 0) === null;
      if (!couldBeTakenBack) continue;
      found++;
      expect(await refusalOf(host.undo(match, 0))).toBe('nothing-to-undo');
    }
    expect(found).toBe(3);
    const beginnings = old.line.flatMap(({ answer }, i) => (answer.seat === 0 ? [i] : []));
    let taken = 0;
    for (const step of beginnings) {
      const match = await playedOn({ match: old.row.id, step, seat: 0, opponent: easy });
      const host = createHost(stores.matches);
      if ((await host.move(match, old.line[step].answer)).state.result !== null) continue;
      if ((await refusalOf(host.undo(match, 0))) !== 'accepted') continue;
      taken++;
      expect((await host.table(match)).line.length).toBe(step);
      expect(await refusalOf(host.undo(match, 0))).toBe('nothing-to-undo');
      if (taken === 2) return;
    }
    throw new Error('nothing could be taken back');
  });

  test('undone answers of the old match are not copied', async () => {
    const host = createHost(stores.matches);
    const row = rowOf(shelf[0], [person(ada.user), bot()], { seed: 'continued' });
    await host.begin(row);
    let table = await playOn(host, row.id, seedRng('taken back'), 1);
    for (let i = 0; i < 200 && table.undos === 0; i++) {
      if (undoProblem(table, 0) === null) table = await host.undo(row.id, 0);
      else table = await playOn(host, row.id, seedRng(`taken back ${i}`), 1);
    }
    expect(table.undos).toBe(1);
    table = await playOn(host, row.id, seedRng('on'), 3);
    const before = table;
    await host.move(row.id, { seat: 0, concede: true });
    const step = before.line.length;
    const match = await playedOn({ match: row.id, step, opponent: hotseat });
    const answers = (await stores.matches.moves(match)).map(({ move }) => move);
    expect(answers).toEqual(before.line.map(({ answer }) => answer));
    expect((await opened(match)).state).toEqual(before.state);
  });

  test('it is an ordinary match: played to the end, recorded, and continued in turn', async () => {
    const old = await played();
    const step = Math.floor(old.line.length / 2);
    const match = await playedOn({ match: old.row.id, step, opponent: hotseat });
    const { host, recorder, failures } = recorderOver(database);
    const end = await playOn(host, match, seedRng('another way'));
    await host.settled();
    await recorder.idle();
    expect(stepsOf(read(await recorder.recording(match, 'open')), 'open').length).toBe(end.line.length + 1);
    const again = await playedOn({ match, step: end.line.length - 1, opponent: easy });
    expect((await opened(again)).row.inherited).toBe(end.line.length - 1);
    expect(failures).toEqual([]);
  });

  test('it is not a rematch of the old match', async () => {
    const { row } = await played();
    await playedOn({ match: row.id, step: 1, opponent: hotseat });
    const host = createHost(stores.matches);
    const rooms = createRooms({ host, ...stores, botsAreBusy: () => false, model: null });
    expect(await rooms.nextOf(row.id)).toBeNull();
  });

  test('a match that cannot be continued is refused with a reason, and nothing starts', async () => {
    const host = createHost(stores.matches);
    const old = await played();
    const { row } = old;
    const live = rowOf(shelf[0], [person(ada.user), bot()]);
    await host.begin(live);
    const task = newTask(ada, puzzles[0].id, false);
    await host.begin(task);
    await host.move(task.id, { seat: 0, concede: true });
    const voided = await played();
    const isVoid = { reason: 'void', winner: null, hash: '' };
    await database.db.update(matchTable).set(isVoid).where(eq(matchTable.id, voided.row.id));
    const changed = (changes: Partial<MatchRow>): MatchStore => ({
      ...stores.matches,
      async find(id) {
        const found = await stores.matches.find(id);
        return found === null ? null : { ...found, ...changes };
      },
    });
    const before = await countMatches();
    const at = (match: string, step = 0, matches = stores.matches) =>
      refusalOf(playedOn({ match, step, opponent: hotseat }, matches));
    expect(await at('nowhere')).toBe('unknown-match');
    expect(await at(live.id)).toBe('not-over');
    expect(await at(task.id)).toBe('not-dealt');
    expect(await at(voided.row.id)).toBe('void');
    expect(await at(row.id, old.line.length)).toBe('over');
    expect(await at(row.id, old.line.length + 1)).toBe('unknown-step');
    expect(await at(row.id, 0, changed({ set: 'another set' }))).toBe('cannot-continue');
    expect(await at(row.id, 0, changed({ game: 'forgotten' }))).toBe('cannot-continue');
    const ending = { ...(await stores.matches.find(row.id))!.ending!, hash: 'another end' };
    expect(await at(row.id, 0, changed({ ending }))).toBe('cannot-continue');
    const stranger = { kind: 'bot', level: 'nobody' } as const;
    expect(await refusalOf(playedOn({ match: row.id, step: 0, opponent: stranger }))).toBe('unknown-level');
    expect(await countMatches()).toBe(before);
  });

  test('if not all inherited moves can be written, the match does not exist', async () => {
    const answer = { seat: 0, concede: true } as const;
    const good = { move: answer, witness: { heard: [true, true], hash: 'a table' } } as const;
    // The last one, on the third page, violates a constraint of the table.
    const bad = { ...good, witness: { heard: [true, true], hash: 'a\u0000table' } } as const;
    const log = [...Array.from({ length: 250 }, () => good), bad];
    const row = { ...matchOf(ada.user), log, inherited: log.length };
    await expect(stores.matches.create(row)).rejects.toThrow();
    expect(await stores.matches.find(row.id)).toBeNull();
    expect(await stores.matches.moves(row.id)).toEqual([]);
    await stores.matches.create({ ...row, log: log.slice(0, -1), inherited: 250 });
    expect((await stores.matches.moves(row.id)).map(({ n }) => n)).toEqual(
      Array.from({ length: 250 }, (_, n) => n),
    );
  });
});
